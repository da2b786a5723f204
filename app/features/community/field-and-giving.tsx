import { PictureLabel } from '../../site/picture-label.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { CommunityWords } from './community-words.ts';

/** The painting's place (giving.css). */
const FIELD = [
  { from: 768, width: 100, height: 46, unit: 'vw' },
  { from: 0, width: 100, height: 77, unit: 'vw' },
] as const;

/** The field across the window; below it, how we give. */
export function FieldAndGiving({ picture, giving }: Pick<CommunityWords, 'picture' | 'giving'>) {
  return (
    <section className="giving" aria-labelledby="giving-heading">
      <figure>
        <Picture picture={picture} sizes={coverSizes(picture, FIELD)} />
        <figcaption className="wrap">
          <PictureLabel picture={picture} />
        </figcaption>
      </figure>
      <div className="wrap giving-words">
        <p className="giving-motto">{giving.motto}</p>
        <div>
          <h2 id="giving-heading">{giving.heading}</h2>
          <RichText nodes={giving.text} />
        </div>
      </div>
    </section>
  );
}
