import { useId } from 'react';
import type { DescribedWords } from '../../../../domain/content/quiz-described.ts';
import type { DescribedConcern } from '../../../../domain/smile/described-concerns.ts';

interface ConcernChoiceProps {
  words: DescribedWords;
  concerns: readonly DescribedConcern[];
  chosen: DescribedConcern;
  onChoose: (concern: DescribedConcern) => void;
}

/** Which of the things said the second model is without. */
export function ConcernChoice({ words, concerns, chosen, onChoose }: ConcernChoiceProps) {
  const name = useId();
  return (
    <fieldset className="described-choice">
      <legend>{words.choose}</legend>
      {concerns.map((concern) => (
        <label key={concern}>
          <input
            type="radio"
            name={name}
            checked={concern === chosen}
            onChange={() => onChoose(concern)}
          />
          <span>{words.concerns[concern].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
