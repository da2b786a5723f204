import { useState } from 'react';
import { useSearchParams } from 'react-router';
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
import type { GalleryCase } from './gallery-case.ts';

/** The cases, filtered as the address says: a filtered gallery can be sent to somebody. */
export function Gallery({ cases }: { cases: readonly GalleryCase[] }) {
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
        <h2 id="cases-heading">Thirteen cases, by concern</h2>
        <CaseFilters
          filter={filter}
          {...filterChoices(cases)}
          total={cases.length}
          shown={shown.length}
          onChange={choose}
        />
        {shown.length === 0 ? (
          <p className="case-none">
            No case here has both. Choose another treatment, or <a href="/start-here">ask us</a>{' '}
            what is usually done.
          </p>
        ) : null}
        <div className="case-grid">
          {shown.map((entry) => (
            <CaseCard
              key={entry.name}
              entry={entry}
              number={cases.indexOf(entry) + 1}
              onEnlarge={() => setEnlarged(entry.name)}
            />
          ))}
        </div>
      </div>
      {enlarged === null ? null : (
        <CaseLightbox
          cases={shown}
          name={enlarged}
          onShow={setEnlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}
