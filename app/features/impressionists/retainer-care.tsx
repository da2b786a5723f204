import { useState } from 'react';
import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { CareSpiral } from './care-spiral.tsx';
import { MONTHS } from './months.ts';
import { RetainerCases } from './retainer-cases.tsx';

type RetainerWords = PageContentOf<'impressionists'>['retainer'];

/** Retainer care, as years that go on: the month of the yearly check is the one in which treatment ended. Nothing is kept. */
export function RetainerCare({ retainer }: { retainer: RetainerWords }) {
  const [month, setMonth] = useState<number | null>(null);
  const ask = (value: string) => setMonth(value === '' ? null : Number(value));
  const select = useEarlyValue<HTMLSelectElement>('', ask);
  const name = month === null ? undefined : MONTHS[month];
  return (
    <section className="retainer" id="retainer-care" aria-labelledby="retainer-heading">
      <div className="wrap">
        <div className="retainer-years">
          <CareSpiral month={month} alt={retainer.drawing} />
          <div className="retainer-words">
            <h2 id="retainer-heading">
              <EmphasizedHeading heading={retainer.heading} emphasis={retainer.headingEmphasis} />
            </h2>
            <p>{retainer.body}</p>
            <label className="retainer-ask">
              {retainer.ask}
              <select
                ref={select}
                autoComplete="off"
                value={month ?? ''}
                onChange={({ target }) => ask(target.value)}
              >
                <option value="">{retainer.unasked}</option>
                {MONTHS.map((option, index) => (
                  <option key={option} value={index}>
                    {option}
                  </option>
                ))}
              </select>
            </label>
            <output>
              {name ? `${retainer.bring} ${name}.` : retainer.bringYearly} {retainer.look}
            </output>
            <ul className="retainer-key">
              <li>
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <circle className="spiral-check" cx="10" cy="10" r="5.5" />
                </svg>
                {retainer.firstYear}
              </li>
              <li>
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <path className="spiral-arch" d="M2 18V9a8 8 0 0 1 16 0v9z" />
                </svg>
                {retainer.laterYears}
              </li>
            </ul>
          </div>
        </div>
        <RetainerCases cases={retainer.cases} away={retainer.away} />
      </div>
    </section>
  );
}
