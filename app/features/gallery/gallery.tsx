import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RichText } from '../../site/rich-text.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { CaseCard } from './case-card.tsx';
import { CaseFilters } from './case-filters.tsx';
import { CaseLightbox } from './case-lightbox.tsx';
import {
  EVERYTHING,
  filterCases,
  filterChoices,
  readFilter,
  writeFilter,
  type CaseFilter,
} from './case-filter.ts';
import type { GalleryCase, GalleryWords } from './gallery-case.ts';

interface GalleryProps {
  cases: readonly GalleryCase[];
  words: GalleryWords;
}

/** The cases, filtered as the address says: a filtered gallery can be sent to somebody. */
export function Gallery({ cases, words }: GalleryProps) {
  const [params, setParams] = useSearchParams();
  const [enlarged, setEnlarged] = useState<string | null>(null);
  // The page was made without a query: it must be brought to life as it was made.
  const isAlive = useIsAlive();
  const filter = isAlive ? readFilter(params, cases) : EVERYTHING;
  const shown = filterCases(cases, filter);

  function choose(next: CaseFilter) {
    // In the place of the last one: Back leads out of the gallery, not through every choice.
    setParams(writeFilter(next, params), { replace: true, preventScrollReset: true });
  }

  return (
    <section className="gallery" aria-labelledby="cases-heading">
      <div className="wrap">
        <h2 id="cases-heading">{words.heading}</h2>
        <CaseFilters
          filter={filter}
          words={words.filters}
          {...filterChoices(cases)}
          total={cases.length}
          shown={shown.length}
          onChange={choose}
        />
        {shown.length === 0 ? (
          <div className="case-none">
            <RichText nodes={words.none} />
          </div>
        ) : null}
        <div className="case-grid">
          {shown.map((entry) => (
            <CaseCard
              key={entry.name}
              entry={entry}
              words={words.card}
              number={cases.indexOf(entry) + 1}
              onEnlarge={() => setEnlarged(entry.name)}
            />
          ))}
        </div>
      </div>
      {enlarged === null ? null : (
        <CaseLightbox
          cases={shown}
          words={words}
          name={enlarged}
          onShow={setEnlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}
