import { useId, useLayoutEffect, useRef } from 'react';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { addressWord, EVERYTHING, type CaseFilter } from './case-filter.ts';
import type { GalleryWords } from './gallery-case.ts';
import type { Catalogue } from './use-catalogue.ts';

interface CaseFiltersProps {
  words: GalleryWords['filters'];
  catalogue: Catalogue;
  onChoose: Catalogue['choose'];
}

/** What the visitor wants to see: by concern, by treatment, or both. On wide screens the concerns stand over the small plates. */
export function CaseFilters({ words, catalogue, onChoose }: CaseFiltersProps) {
  const { cases, concerns, treatments, filter } = catalogue;
  const [shown, total] = [catalogue.shown.length, cases.length];
  // Both may have been chosen before the page was alive: each change goes on from the last.
  const asked = useRef(filter);
  useLayoutEffect(() => {
    asked.current = filter;
  });
  const change = (part: Partial<CaseFilter>) => {
    asked.current = { ...asked.current, ...part };
    onChoose(asked.current);
  };
  const isFiltered = filter.concern !== '' || filter.treatment !== '';
  return (
    <div className="case-filters" role="group" aria-label={words.label}>
      <Choice
        kind="concern"
        label={words.concern}
        every={words.everyConcern}
        labels={concerns}
        value={filter.concern}
        onChange={(concern) => change({ concern })}
      />
      <Choice
        kind="treatment"
        label={words.treatment}
        every={words.everyTreatment}
        labels={treatments}
        value={filter.treatment}
        onChange={(treatment) => change({ treatment })}
      />
      <p className="case-count" data-to-come="quiet-link">
        <span role="status">
          {`${shown === total ? '' : `${shown} of `}${total} ${words.cases}`}
        </span>
        {isFiltered ? (
          <button
            className="quiet-link"
            type="button"
            onClick={({ currentTarget }) => {
              // The button goes with what it did.
              currentTarget.closest('.case-filters')?.querySelector('select')?.focus();
              onChoose(EVERYTHING);
            }}
          >
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
  kind: 'concern' | 'treatment';
  label: string;
  every: string;
  labels: readonly string[];
  value: string;
  onChange: (label: string) => void;
}

function Choice({ kind, label, every, labels, value, onChange }: ChoiceProps) {
  const id = useId();
  const list = useEarlyValue<HTMLSelectElement>(value, onChange);
  return (
    <div className="case-choice" data-kind={kind}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        ref={list}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
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
