import { useEffect, useRef, useState } from 'react';
import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { useFetchedTurn } from '../live-smile/use-fetched-turn.ts';
import { CaseEntry } from './case-entry.tsx';
import type { CaseFilter } from './case-filter.ts';
import { CaseFilters } from './case-filters.tsx';
import { CaseLightbox } from './case-lightbox.tsx';
import { CaseSteps } from './case-steps.tsx';
import { PlateIndex } from './plate-index.tsx';
import type { Catalogue } from './use-catalogue.ts';

const loadCaseTurn = async () => (await import('./case-turn.tsx')).CaseTurn;

interface GalleryProps {
  page: Pick<PageContentOf<'gallery'>, 'heading' | 'headingEmphasis' | 'lead' | 'gallery'>;
  catalogue: Catalogue;
  /** The end of the scale on which lengths are drawn, in months. */
  scaleEnd: number;
}

/** The catalogue: on wide screens one entry at a time, on narrow ones, on paper and without a script one below the other. */
export function Gallery({ page, catalogue, scaleEnd }: GalleryProps) {
  const { cases, shown, current, choose, stayAt } = catalogue;
  const { gallery: words } = page;
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const closedAt = useRef<string>(null);
  const viewer = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const { concern, treatment } = catalogue.filter;
  const { Turn, fetchTurn } = useFetchedTurn(loadCaseTurn);

  // What a new choice leaves is read from its beginning, below whatever stays at the window's top.
  useEffect(() => {
    if (!isChosen.current || !viewer.current) return;
    isChosen.current = false;
    const covered = Number.parseFloat(getComputedStyle(viewer.current).scrollMarginTop);
    if (viewer.current.getBoundingClientRect().top < covered) viewer.current.scrollIntoView();
  }, [concern, treatment]);

  function chooseHere(filter: CaseFilter) {
    isChosen.current = true;
    choose(filter);
  }

  // The opener may have gone with its entry: the focus goes to the one of the case that was seen last.
  useEffect(() => {
    if (enlarged !== null || closedAt.current === null) return;
    const entry = document.getElementById(closedAt.current);
    closedAt.current = null;
    entry?.querySelector<HTMLElement>('.case-enlarge')?.focus();
  });

  function close() {
    if (enlarged !== null) stayAt(enlarged);
    closedAt.current = enlarged;
    setEnlarged(null);
  }

  return (
    <section className="gallery" aria-labelledby="gallery-heading">
      <div className="wrap gallery-head">
        <h1 id="gallery-heading" tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
        <p className="gallery-lead">{page.lead}</p>
        <CaseFilters words={words.filters} catalogue={catalogue} onChoose={chooseHere} />
      </div>
      {shown.length === 0 ? (
        <div className="wrap case-none">
          <RichText nodes={words.none} />
        </div>
      ) : null}
      <div className="case-viewer" ref={viewer} onPointerDown={fetchTurn}>
        {shown.map((entry) => (
          <CaseEntry
            key={entry.name}
            entry={entry}
            words={words.card}
            number={cases.indexOf(entry) + 1}
            scaleEnd={scaleEnd}
            isCurrent={entry === current}
            Turn={Turn}
            onEnlarge={() => setEnlarged(entry.name)}
          />
        ))}
        {shown.length > 1 ? <CaseSteps catalogue={catalogue} words={words} /> : null}
      </div>
      <PlateIndex catalogue={catalogue} label={words.index} onChoose={chooseHere} />
      {enlarged === null ? null : (
        <CaseLightbox
          cases={shown}
          numberOf={(entry) => cases.indexOf(entry) + 1}
          words={words}
          Turn={Turn}
          name={enlarged}
          onShow={setEnlarged}
          onClose={close}
        />
      )}
    </section>
  );
}
