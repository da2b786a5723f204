import page from 'content:page/book-consultation';
import practice from 'content:practice';
import { DeskDiary } from '../features/book-consultation/desk-diary.tsx';
import { FeeLife } from '../features/book-consultation/fee-life.tsx';
import { NotYet } from '../features/book-consultation/not-yet.tsx';
import { WayIn } from '../features/book-consultation/way-in.tsx';
import { useIsBooked } from '../features/scheduling/use-is-booked.ts';
import { InlineScheduler } from '../features/scheduling/inline-scheduler.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/book-consultation.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/book-consultation');

/** The scheduler stands in the page itself, with the rules beside it (docs/decisions/110-a-desk-diary.md). Who has booked is told so first (docs/decisions/240-told-before-asked.md). */
export default function BookConsultationPage() {
  const isBooked = useIsBooked();
  return (
    <>
      <DeskDiary page={page} isBooked={isBooked}>
        <InlineScheduler phone={practice.phone} embed={practice.embeds.scheduling} />
      </DeskDiary>
      <FeeLife life={page.life} />
      <WayIn wayIn={page.wayIn} />
      {isBooked ? null : <NotYet notYet={page.notYet} />}
      <NextLinks next={page.next} />
    </>
  );
}
