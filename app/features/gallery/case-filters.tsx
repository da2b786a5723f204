import { useId } from 'react';
import { addressWord, EVERYTHING, type CaseFilter } from './case-filter.ts';
import type { GalleryWords } from './gallery-case.ts';

interface CaseFiltersProps {
  words: GalleryWords['filters'];
  filter: CaseFilter;
  concerns: readonly string[];
  treatments: readonly string[];
  /** How many cases there are, and how many the filter leaves. */
  total: number;
  shown: number;
  onChange: (filter: CaseFilter) => void;
}

/** What the visitor wants to see: by concern, by treatment, or both. */
export function CaseFilters(props: CaseFiltersProps) {
  const { words, filter, concerns, treatments, total, shown, onChange } = props;
  const isFiltered = filter.concern !== '' || filter.treatment !== '';
  return (
    <div className="case-filters" role="group" aria-label={words.label}>
      <Choice
        label={words.concern}
        every={words.everyConcern}
        labels={concerns}
        value={filter.concern}
        onChange={(concern) => onChange({ ...filter, concern })}
      />
      <Choice
        label={words.treatment}
        every={words.everyTreatment}
        labels={treatments}
        value={filter.treatment}
        onChange={(treatment) => onChange({ ...filter, treatment })}
      />
      <p className="case-count">
        <span role="status">
          {`${shown === total ? '' : `${shown} of `}${total} ${words.cases}`}
        </span>
        {isFiltered ? (
          <button className="quiet-link" type="button" onClick={() => onChange(EVERYTHING)}>
            {words.showAll}
          </button>
        ) : null}
      </p>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  every: string;
  labels: readonly string[];
  value: string;
  onChange: (label: string) => void;
}

function Choice({ label, every, labels, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="case-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{every}</option>
        {labels.map((option) => (
          <option key={addressWord(option)} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
