import { PhoneLink } from '../../ui/phone-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WEEKEND_REQUEST_PATH } from '../../site/form-paths.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';

/** What holds for the fee, for another date and for weekends, beside the scheduler. */
export function BookingRules({ facts }: { facts: SchedulingFacts }) {
  return (
    <div className="booking-rules">
      <dl className="fact-list">
        <div>
          <dt>Your time</dt>
          <dd>{facts.booking.firm}</dd>
        </div>
        <div>
          <dt>Fee</dt>
          <dd>
            {facts.prices.consultationFee}, credited in full toward treatment.{' '}
            {facts.booking.feeTaken}
            <br />
            <TextLink href="#fee-and-rescheduling">If you cancel, or cannot come</TextLink>
          </dd>
        </div>
        <div>
          <dt>Another date</dt>
          <dd>
            24 hours' notice: by the link that you get when you book, or call{' '}
            <PhoneLink phone={facts.phone} />. There is no no-show fee.
          </dd>
        </div>
        <div>
          <dt>Weekends</dt>
          <dd>
            {facts.hours.weekendText}.
            <br />
            <TextLink href={WEEKEND_REQUEST_PATH}>Ask for a weekend time</TextLink>
          </dd>
        </div>
        <div>
          <dt>Times</dt>
          <dd>All times are Eastern Time, as in New York.</dd>
        </div>
      </dl>
    </div>
  );
}
