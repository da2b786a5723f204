import { ActionRow } from '../../site/action-row.tsx';
import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';

interface LeftOutProps {
  words: PageContentOf<'gallery'>['leftOut'];
  /** What stands before the number of the case that is not there, and its number. */
  numberWord: string;
  number: number;
}

/** What pictures leave out, beside an empty arch; and what to do now. */
export function LeftOut({ words, numberWord, number }: LeftOutProps) {
  return (
    <section className="left-out same-ground" aria-labelledby="left-out-heading">
      <div className="wrap left-out-inner">
        <div className="empty-arch">
          <p>
            <span>
              {numberWord} {number}. {words.frame}
            </span>
          </p>
        </div>
        <div>
          <h2 id="left-out-heading">
            <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
          </h2>
          <ul>
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="left-out-text">{words.text}</p>
          <ActionRow actions={words.actions} />
        </div>
      </div>
    </section>
  );
}
