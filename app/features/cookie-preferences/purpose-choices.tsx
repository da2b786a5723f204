import { useState } from 'react';
import { decide } from '../../analytics/consent-choice.ts';
import type { Purpose } from '../../../domain/measurement/purposes.ts';
import { NEVER_SENT, PURPOSE_WORDS, sayRecord } from './consent-words.ts';
import { useConsent } from './use-consent.ts';

/** Yes or no to each purpose that is offered, what was chosen before, and when. What is taken back ends at once. */
export function PurposeChoices() {
  const { offered, granted, record } = useConsent();
  const [chosen, setChosen] = useState(granted);
  const [runs, setRuns] = useState(granted.join(' '));
  // Decided in another tab meanwhile: kept from here, older boxes would undo it.
  if (granted.join(' ') !== runs) {
    setRuns(granted.join(' '));
    setChosen(granted);
  }
  const [said, setSaid] = useState('');
  const toggle = (purpose: Purpose) =>
    setChosen((before) => offered.filter((one) => before.includes(one) !== (one === purpose)));
  const keep = (next: readonly Purpose[]) => {
    setChosen(next);
    decide(next);
    setSaid(next.length > 0 ? 'Saved.' : 'Saved. None of it runs.');
  };
  return (
    <div className="consent-form">
      <fieldset>
        <legend>What may run</legend>
        {offered.map((purpose) => (
          <label key={purpose} className="check-row consent-purpose">
            <input
              type="checkbox"
              autoComplete="off"
              checked={chosen.includes(purpose)}
              onChange={() => toggle(purpose)}
            />
            <span>
              <strong>{PURPOSE_WORDS[purpose].name}.</strong> {PURPOSE_WORDS[purpose].text}
            </span>
          </label>
        ))}
      </fieldset>
      <p>{NEVER_SENT}</p>
      <div className="consent-answers">
        <button type="button" className="consent-button" onClick={() => keep([])}>
          Reject all
        </button>
        <button type="button" className="consent-button" onClick={() => keep(offered)}>
          Accept all
        </button>
        <button type="button" className="consent-button" onClick={() => keep(chosen)}>
          Save my choice
        </button>
      </div>
      <p className="consent-record" role="status">
        {said} {record ? sayRecord(record, offered) : 'You have not chosen yet. Nothing runs.'}
      </p>
    </div>
  );
}
