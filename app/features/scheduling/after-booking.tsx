import type { SaidFacts } from '../../../domain/content/scheduling-words.ts';
import { SaidSentences } from './said-sentences.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** What comes after a visit at the practice was booked, in its order, and what to bring. */
export function AfterBooking({ facts }: { facts: SaidFacts }) {
  const { weCall, oneSentence, forms, bring, needs } = useSchedulingLanguage().words.booked;
  return (
    <ol className="after-booking">
      <li>
        <b>{weCall}</b> {facts.weCallAbout} <SaidSentences said={facts.feeTaken} /> {oneSentence}
      </li>
      <li>
        <b>{forms.lead}</b> {forms.text}
      </li>
      <li>
        <b>{bring}</b>
        <ul>
          {facts.bring.map(({ text, language }) => (
            <li key={text} lang={language}>
              {text}
            </li>
          ))}
        </ul>
      </li>
      <li>
        <b>{needs.lead}</b> {needs.text}
      </li>
    </ol>
  );
}
