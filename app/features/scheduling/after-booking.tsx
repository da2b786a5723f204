import type { SaidFacts } from '../../../domain/content/scheduling-words.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** What comes after a visit at the practice was booked, in its order, and what to bring. */
export function AfterBooking({ facts }: { facts: SaidFacts }) {
  const { weCall, oneSentence, forms, bring, needs } = useSchedulingLanguage().words.booked;
  return (
    <ol className="after-booking">
      <li>
        <b>{weCall}</b> <span lang={facts.language}>{facts.weCall}</span> {oneSentence}
      </li>
      <li>
        <b>{forms.lead}</b> {forms.text}
      </li>
      <li>
        <b>{bring}</b>
        <ul lang={facts.language}>
          {facts.bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </li>
      <li>
        <b>{needs.lead}</b> {needs.text}
      </li>
    </ol>
  );
}
