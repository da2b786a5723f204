import { coverSizes } from '../../ui/cover-sizes.ts';
import { PictureLabel } from '../../site/picture-label.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import type { FamiliesWords } from './families-words.ts';

/** The painting of the room (families-visit.css): enlarged, as one sees it from low down. */
const ROOM = [
  { from: 768, width: 118, height: 66, unit: 'vw' },
  { from: 0, width: 118, height: 118, unit: 'vw' },
] as const;

/** The first visit from a child's height: what a child says of it, and below the skirting board what a parent wants to know. */
export function VisitFromBelow({ page: { visit, picture } }: { page: FamiliesWords }) {
  return (
    <section className="families-visit" id={visit.id} aria-labelledby="families-visit-heading">
      <figure className="visit-room">
        <Picture picture={picture} sizes={coverSizes(picture, ROOM)} />
        <p className="visit-eye">
          <span>{visit.eye}</span>
        </p>
        <figcaption>
          <PictureLabel picture={picture} />
        </figcaption>
      </figure>
      <div className="wrap">
        <div className="visit-title">
          <h2 id="families-visit-heading">
            <EmphasizedHeading heading={visit.heading} emphasis={visit.headingEmphasis} />
          </h2>
          <RichText nodes={visit.text} />
        </div>
        <ol className="visit-steps">
          {visit.steps.map(({ said, text }) => (
            <li key={said}>
              <p className="visit-said">{said}</p>
              <p className="visit-for-you">
                <UnbrokenWords>{text}</UnbrokenWords>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
