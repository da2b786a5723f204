import { WEEKEND_HOURS } from '../../../domain/practice/hours-words.ts';
import { feeTaken } from '../../../domain/practice/policy-words.ts';
import { RESCHEDULE_NOTICE } from '../../../domain/scheduling/change-rules.ts';
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
            {facts.prices.consultationFee}, {facts.policies.fee.credit}. {feeTaken(facts)}
            <br />
            <TextLink href="#fee-and-rescheduling">If you cancel, or cannot come</TextLink>
          </dd>
        </div>
        <div>
          <dt>Another date</dt>
          <dd>
            {RESCHEDULE_NOTICE}: by the link that you get when you book, or call{' '}
            <PhoneLink phone={facts.phone} />. {facts.policies.noShow}
          </dd>
        </div>
        <div>
          <dt>Weekends</dt>
          <dd>
            {WEEKEND_HOURS}.
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
