import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';

/** The rules that every plan keeps, set large, and how it is decided where opinions differ. */
export function DecisionRules({ rules }: { rules: PageContentOf<'impressions-method'>['rules'] }) {
  return (
    <section className="rules wrap" id="how-decisions-are-made" aria-labelledby="rules-heading">
      <h2 id="rules-heading">{rules.heading}</h2>
      <ul>
        {rules.rules.map(({ rule, emphasis, text }) => (
          <li key={rule}>
            <h3>
              <EmphasizedHeading heading={rule} emphasis={emphasis} />
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="rules-remarks">
        {rules.remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
    </section>
  );
}
