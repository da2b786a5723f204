import { useState } from 'react';
import type { GalleryWords } from './gallery-case.ts';
import type { Catalogue } from './use-catalogue.ts';

interface CaseStepsProps {
  catalogue: Catalogue;
  words: GalleryWords;
}

/** To the case before and the one after, among those that the filter leaves. */
export function CaseSteps({ catalogue, words }: CaseStepsProps) {
  const { cases, shown, current, show } = catalogue;
  const [hasStepped, setHasStepped] = useState(false);
  const step = (by: number) => {
    const at = shown.findIndex((entry) => entry === current);
    const next = shown[(at + by + shown.length) % shown.length];
    if (!next) return;
    setHasStepped(true);
    show(next);
  };
  const number = current === undefined ? 0 : cases.indexOf(current) + 1;
  return (
    <div className="case-steps">
      <button
        type="button"
        data-replay=""
        aria-label={words.steps.previous}
        onClick={() => step(-1)}
      >
        <span aria-hidden="true">←</span>
      </button>
      <button type="button" data-replay="" aria-label={words.steps.next} onClick={() => step(1)}>
        <span aria-hidden="true">→</span>
      </button>
      <p className="visually-hidden" role="status">
        {hasStepped && current ? `${words.card.number} ${number}. ${current.title}` : ''}
      </p>
    </div>
  );
}
