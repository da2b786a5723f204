import { useEffect, useRef, useState } from 'react';
import { minutesOf, VISIT_PARTS, visitSpans } from '../../../domain/blueprint/visit-parts.ts';
import { clockPlus } from '../../../domain/practice/clock-plus.ts';
import { sayClock } from '../../../domain/practice/practice-clock.ts';
import type { OpeningRules } from '../../../domain/scheduling/slot.ts';
import { startClocks } from '../../../domain/scheduling/start-clocks.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import type { StartWords } from './start-words.ts';

interface VisitArcadeProps {
  visit: StartWords['visit'];
  rules: Pick<OpeningRules, 'week'>;
  /** How a time is said in the language of the page. */
  sayTime?: (time: string) => string;
}

/** The visit as an arcade whose spans are its minutes, with who is there; down the page where there is little width. */
export function VisitArcade({ visit, rules, sayTime = sayClock }: VisitArcadeProps) {
  const [begins, setBegins] = useState('');
  const clock = useRef<HTMLSelectElement>(null);
  // Chosen before the page came to life; by itself, since the page has no room for the hook that others share.
  useEffect(() => setBegins(clock.current?.value ?? ''), []);
  const whole = minutesOf(VISIT_PARTS);
  const starts = startClocks(rules, whole);
  const at = (minutes: number) => (begins ? sayTime(clockPlus(begins, minutes)) : String(minutes));
  const spans = visitSpans();
  return (
    <section className="arcade" id={visit.id} aria-labelledby="arcade-heading">
      <div className="wrap">
        <div className="arcade-head">
          <h2 id="arcade-heading">
            <EmphasizedHeading heading={visit.heading} emphasis={visit.headingEmphasis} />
          </h2>
          <div className="arcade-clock">
            <label htmlFor="visit-begins">{visit.begins}</label>
            <select
              id="visit-begins"
              ref={clock}
              autoComplete="off"
              value={begins}
              onChange={(change) => setBegins(change.currentTarget.value)}
            >
              <option value="">{visit.inMinutes}</option>
              {starts.map((value) => (
                <option key={value} value={value}>
                  {sayTime(value)}
                </option>
              ))}
            </select>
            <p role="status">{begins ? `${visit.ends} ${at(whole)}` : ''}</p>
          </div>
        </div>
        <ol className="arcade-parts">
          {spans.map(({ part, from, to }, index) => {
            const { title, text, who } = visit.parts[part];
            const before = spans[index - 1];
            return (
              <li key={part} data-minutes={to - from}>
                <p className="arcade-arch" aria-hidden="true">
                  <span>{to - from}</span>
                </p>
                <p className="arcade-marks" aria-hidden="true">
                  <span>{at(from)}</span>
                  {to === whole ? <span>{at(to)}</span> : null}
                </p>
                <div className="arcade-words">
                  <p className="arcade-time">
                    {at(from)} {visit.to} {at(to)} {begins ? '' : visit.unit}
                  </p>
                  <h3>{title}</h3>
                  <p>
                    <UnbrokenWords>{text}</UnbrokenWords>
                  </p>
                </div>
                <p
                  className="arcade-who"
                  data-still={before && visit.parts[before.part].who === who ? '' : undefined}
                >
                  <span>{who}</span>
                </p>
              </li>
            );
          })}
        </ol>
        <p className="arcade-note">{visit.note}</p>
      </div>
    </section>
  );
}
