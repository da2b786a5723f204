import { RichText } from '../../site/rich-text.tsx';
import { TermList } from '../../site/term-list.tsx';
import type { BookingWords } from './booking-words.ts';

interface BookingMarginProps extends Pick<BookingWords, 'margin'> {
  isBooked: boolean;
}

/** The diary's margin: the fee, changes, weekends, and a person. */
export function BookingMargin({ margin, isBooked }: BookingMarginProps) {
  const { fee, notes, person } = margin;
  return (
    <aside className="diary-margin" aria-label={margin.label}>
      <div className="diary-notes">
        <div className="booking-rules">
          <section>
            <h2>{fee.heading}</h2>
            <div className="margin-fee">
              <strong>{fee.amount}</strong>
              <RichText nodes={fee.text} />
            </div>
          </section>
          {notes.map((note) => (
            <section key={note.heading}>
              <h2>{(isBooked && note.bookedHeading) || note.heading}</h2>
              <RichText nodes={note.text} />
            </section>
          ))}
        </div>
        <section id={person.id}>
          <h2>{person.heading}</h2>
          <TermList entries={person.ways} />
          <RichText nodes={person.note} />
        </section>
      </div>
    </aside>
  );
}
