import { ActionRow } from '../../site/action-row.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { BookingWords } from './booking-words.ts';

/** For those who would rather ask first. */
export function NotYet({ notYet }: Pick<BookingWords, 'notYet'>) {
  return (
    <section className="not-yet" id={notYet.id} aria-labelledby="not-yet-heading">
      <div className="wrap">
        <h2 id="not-yet-heading">
          <EmphasizedHeading heading={notYet.heading} emphasis={notYet.headingEmphasis} />
        </h2>
        <div>
          {notYet.text.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <ActionRow actions={notYet.actions} isOnInk />
        </div>
      </div>
    </section>
  );
}
