import { PageTop } from '../../site/page-top.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { CommunityWords } from './community-words.ts';
import { NeighborhoodMap } from './neighborhood-map.tsx';
import { PlaceList } from './place-list.tsx';

/** The first screen: a map to the window's edges, and what is done in each of its places. */
export function Neighborhood({ page }: { page: CommunityWords }) {
  return (
    <section className="neighborhood" aria-labelledby="community-heading">
      <div className="wrap neighborhood-inner">
        <div className="neighborhood-head">
          <PageTop />
          <h1 id="community-heading" tabIndex={-1}>
            <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
          </h1>
          <p className="lede">{page.lead}</p>
          <p>
            <a className="quiet-link" href="#sponsorship">
              {page.onward}
            </a>
          </p>
        </div>
        <NeighborhoodMap map={page.map} places={page.places} />
        <div className="neighborhood-places">
          <PlaceList places={page.places} openPlace={page.openPlace} />
          <p className="map-note">{page.map.note}</p>
        </div>
      </div>
    </section>
  );
}
