import { callHref } from '../../ui/phone-href.ts';

/** The only two numbers of an emergency; at the top of the page, and from 1280 px always there. */
export function EmergencyCalls({ urgentPhone }: { urgentPhone: string }) {
  return (
    <div className="emergency-calls">
      <p className="wrap">
        <a className="button" href={callHref(urgentPhone)}>
          Call {urgentPhone} now
        </a>
        <a className="quiet-link" href="tel:911">
          Call 911
        </a>
      </p>
    </div>
  );
}
