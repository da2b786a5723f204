import { useEffect, useEffectEvent, useRef } from 'react';
import type { Story, StoriesWords } from './story-words.ts';
import {
  choosableTreatments,
  hasTreatment,
  TREATMENT_PARAM,
  type TreatmentChoice as Choice,
} from './treatment-filter.ts';

interface TreatmentChoiceProps {
  stories: readonly Story[];
  words: StoriesWords['filter'];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/**
 * Which stories to see. The stylesheet reads the state of the controls (treatment-filter.css), so that choosing works before and without a
 * script; this keeps the address and says how many there are. Where there is little room, a list that opens takes the place of the names.
 */
export function TreatmentChoice({ stories, words, choice, onChoose }: TreatmentChoiceProps) {
  const form = useRef<HTMLFormElement>(null);
  const treatments = choosableTreatments(stories, words.treatments);
  const shown = stories.filter((story) => hasTreatment(story, choice)).length;

  const treatmentOf = (value: FormDataEntryValue): Choice =>
    treatments.find((treatment) => treatment === value) ?? '';

  const adoptEarlyChoice = useEffectEvent(() => {
    if (!form.current) return;
    // What was chosen before the page came to life is still in its controls.
    const early = new FormData(form.current).getAll(TREATMENT_PARAM).find((value) => value !== '');
    if (early) onChoose(treatmentOf(early));
  });
  useEffect(() => adoptEarlyChoice(), []);

  return (
    <form className="treatment-choice" ref={form} onSubmit={(event) => event.preventDefault()}>
      <div className="wrap treatment-choice-inner">
        <fieldset>
          <legend>{words.label}</legend>
          {(['', ...treatments] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={TREATMENT_PARAM}
                value={value}
                checked={choice === value}
                onChange={() => onChoose(value)}
              />
              <span>{value === '' ? words.every : words.treatments[value]}</span>
            </label>
          ))}
        </fieldset>
        <label className="treatment-select">
          <span>{words.label}</span>
          <select
            name={TREATMENT_PARAM}
            value={choice}
            onChange={({ target }) => onChoose(treatmentOf(target.value))}
          >
            <option value="">{words.everyTreatment}</option>
            {treatments.map((treatment) => (
              <option key={treatment} value={treatment}>
                {words.treatments[treatment]}
              </option>
            ))}
          </select>
        </label>
        <p className="treatment-count" role="status">
          {`${shown === stories.length ? '' : `${shown} of `}${stories.length} ${words.stories}`}
        </p>
      </div>
    </form>
  );
}
