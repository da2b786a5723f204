import type { ReactNode } from 'react';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { BookingMargin } from './booking-margin.tsx';
import type { BookingWords } from './booking-words.ts';

interface DeskDiaryProps {
  page: BookingWords;
  /** What stands around it is said to somebody who has just booked. */
  isBooked: boolean;
  /** The scheduler. */
  children: ReactNode;
}

/** An open diary: the scheduler is its left page, and what holds for the visit is noted in the margin. */
export function DeskDiary({ page, isBooked, children }: DeskDiaryProps) {
  const head = isBooked ? page.booked : page;
  return (
    <div className="wrap desk">
      <div className="desk-head">
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={head.heading} emphasis={head.headingEmphasis} />
        </h1>
        <p>{head.lead}</p>
      </div>
      <div className="diary">
        <section className="diary-page" id="choose-a-time" aria-labelledby="booking-heading">
          <h2 className="visually-hidden" id="booking-heading">
            Choose a time
          </h2>
          {children}
        </section>
        <BookingMargin margin={page.margin} isBooked={isBooked} />
      </div>
    </div>
  );
}
