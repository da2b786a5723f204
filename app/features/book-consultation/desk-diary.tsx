import type { Practice } from '../../../domain/practice/practice-schema.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { InlineScheduler } from '../scheduling/inline-scheduler.tsx';
import { BookingMargin } from './booking-margin.tsx';
import type { BookingWords } from './booking-words.ts';

interface DeskDiaryProps {
  page: Pick<BookingWords, 'heading' | 'headingEmphasis' | 'lead' | 'margin'>;
  practice: Pick<Practice, 'phone' | 'embeds'>;
}

/** An open diary: the scheduler is its left page, and what holds for the visit is noted in the margin. */
export function DeskDiary({ page, practice }: DeskDiaryProps) {
  return (
    <div className="wrap desk">
      <div className="desk-head">
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
        <p>{page.lead}</p>
      </div>
      <div className="diary">
        <section className="diary-page" id="choose-a-time" aria-labelledby="booking-heading">
          <h2 className="visually-hidden" id="booking-heading">
            Choose a time
          </h2>
          <InlineScheduler phone={practice.phone} embed={practice.embeds.scheduling} />
        </section>
        <BookingMargin margin={page.margin} />
      </div>
    </div>
  );
}
