import type { PageContentOf } from '../../site/page-content.ts';
import { PictureLabel } from '../../site/picture-label.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { TermList } from '../../site/term-list.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { Picture } from '../../ui/picture.tsx';

/** The shore behind the card; on phones above it (circle.css). */
const GROUND = [
  { from: 768, width: 100, height: 62, unit: 'vw' },
  { from: 0, width: 100, height: 92, unit: 'vw' },
] as const;

/** The evenings, as a card of invitation. */
export function Invitation({
  evenings,
}: {
  evenings: PageContentOf<'impressionists'>['evenings'];
}) {
  const { picture, to, heading, facts, notes } = evenings;
  return (
    <section className="invitation" id="evenings" aria-labelledby="evenings-heading">
      <Picture
        className="invitation-ground"
        picture={picture}
        sizes={coverSizes(picture, GROUND)}
      />
      <div className="wrap">
        <div className="invitation-card">
          <p className="invitation-to">{to}</p>
          <h2 id="evenings-heading">
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h2>
          <TermList entries={facts} />
          <div className="invitation-notes">
            <RichText nodes={notes} />
          </div>
        </div>
        <p className="invitation-caption">
          <PictureLabel picture={picture} />
        </p>
      </div>
    </section>
  );
}
