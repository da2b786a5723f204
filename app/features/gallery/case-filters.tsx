import { useId } from 'react';
import { addressWord, EVERYTHING, type CaseFilter } from './case-filter.ts';

interface CaseFiltersProps {
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
  const { filter, concerns, treatments, total, shown, onChange } = props;
  const isFiltered = filter.concern !== '' || filter.treatment !== '';
  return (
    <div className="case-filters" role="group" aria-label="Choose what to see">
      <Choice
        label="Concern"
        every="Every concern"
        labels={concerns}
        value={filter.concern}
        onChange={(concern) => onChange({ ...filter, concern })}
      />
      <Choice
        label="Treatment"
        every="Every treatment"
        labels={treatments}
        value={filter.treatment}
        onChange={(treatment) => onChange({ ...filter, treatment })}
      />
      <p className="case-count">
        <span role="status">
          {shown === total ? `${total} cases` : `${shown} of ${total} cases`}
        </span>
        {isFiltered ? (
          <button className="quiet-link" type="button" onClick={() => onChange(EVERYTHING)}>
            Show all
          </button>
        ) : null}
      </p>
      <noscript>
        <p>Choosing needs JavaScript. Every case is shown below.</p>
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
