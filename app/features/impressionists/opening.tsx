import { NavigationSignal } from '../../site/navigation-signal.tsx';
import type { PageContentOf } from '../../site/page-content.ts';
import { PageTop } from '../../site/page-top.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { OpeningPainting } from './opening-painting.tsx';
import { STILL_ID, useOpening } from './use-opening.ts';

/**
 * The first screen: the painting in its frame, above the page's title. Where the browser can drive it by scrolling, the visitor begins
 * within the paint and steps back to there (opening-moving.css). The title is read first in both; the sentences are mood.
 */
export function Opening({ page }: { page: PageContentOf<'impressionists'> }) {
  const { opening } = page;
  const { section, isStill, skip } = useOpening();
  return (
    <section
      className="opening"
      id={STILL_ID}
      ref={section}
      data-still={isStill ? '' : undefined}
      aria-labelledby="impressionists-heading"
    >
      <div className="opening-stage">
        <a
          className="button button-light opening-skip"
          href={`#${STILL_ID}`}
          onClick={(event) => {
            event.preventDefault();
            skip();
          }}
        >
          {opening.skip}
        </a>
        <div className="opening-name">
          <PageTop />
        </div>
        <OpeningPainting picture={page.picture} near={opening.near} middle={opening.middle} />
        <div className="opening-title">
          <h1 id="impressionists-heading" tabIndex={-1}>
            <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
          </h1>
          <div>
            <p>{page.lead}</p>
            <a className="quiet-link" href="#evenings">
              {opening.onward}
            </a>
          </div>
        </div>
        <div className="opening-sentences" aria-hidden="true">
          {opening.sentences.map(([first, second]) => (
            <p key={first}>
              <span>{first}</span> <span>{second}</span>
            </p>
          ))}
        </div>
        <p className="opening-hint" aria-hidden="true">
          {opening.hint}
        </p>
      </div>
      <NavigationSignal />
    </section>
  );
}
