import page from 'content:page/book-consultation';
import practice from 'content:practice';
import { BookingRules } from '../features/scheduling/booking-rules.tsx';
import { InlineScheduler } from '../features/scheduling/inline-scheduler.tsx';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/book-consultation');

/** The scheduler stands in the page itself, with the rules beside it (product 2.5). */
export default function BookConsultationPage() {
  return (
    <StandardPage
      page={page}
      opening={
        <section className="wrap booking" id="choose-a-time" aria-labelledby="booking-heading">
          <h2 className="section-heading" id="booking-heading">
            Choose a time
          </h2>
          <div className="booking-columns">
            <InlineScheduler phone={practice.phone} embed={practice.embeds.scheduling} />
            <BookingRules facts={practice} />
          </div>
        </section>
      }
    />
  );
}
