import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { DesignsWords } from './designs-words.ts';

/** What a design cannot tell: one large sentence, and what follows from it. */
export function DesignLimits({ limits }: Pick<DesignsWords, 'limits'>) {
  return (
    <section className="designs-limits" id={limits.id} aria-labelledby="limits-heading">
      <div className="wrap">
        <h2 className="visually-hidden" id="limits-heading">
          {limits.heading}
        </h2>
        <p className="designs-limits-said">
          <EmphasizedHeading heading={limits.said} emphasis={limits.saidEmphasis} />
        </p>
        <div className="designs-limits-remarks">
          {limits.remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
