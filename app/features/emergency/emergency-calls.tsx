import { callHref } from '../../ui/phone-href.ts';
import type { EmergencyWords } from './emergency-words.ts';

interface EmergencyCallsProps {
  urgentPhone: string;
  words: EmergencyWords['calls'];
}

/** The only two numbers of an emergency, always in view. */
export function EmergencyCalls({ urgentPhone, words }: EmergencyCallsProps) {
  return (
    <div className="emergency-calls">
      <a href={callHref(urgentPhone)}>
        {urgentPhone} <small>{words.urgent}</small>
      </a>
      <a href="tel:911">
        911 <small>{words.breathing}</small>
      </a>
    </div>
  );
}
