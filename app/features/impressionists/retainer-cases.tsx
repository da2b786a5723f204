import type { PageContentOf } from '../../site/page-content.ts';
import { PictureLabel } from '../../site/picture-label.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { Picture } from '../../ui/picture.tsx';

type RetainerWords = PageContentOf<'impressionists'>['retainer'];

/** The arch beside the words about moving away (retainer.css). */
const ARCH = [{ from: 0, width: 200, height: 270, unit: 'px' }] as const;

/** What happens when a retainer breaks, teeth have moved, or the visitor moves away. */
export function RetainerCases({ cases, away }: Pick<RetainerWords, 'cases' | 'away'>) {
  const { picture, title, text } = away;
  return (
    <div className="retainer-cases">
      {cases.map((entry) => (
        <div key={entry.title}>
          <h3>{entry.title}</h3>
          <RichText nodes={entry.text} />
        </div>
      ))}
      <div className="retainer-away">
        <figure>
          <Picture picture={picture} sizes={coverSizes(picture, ARCH)} />
        </figure>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="retainer-caption">
            <PictureLabel picture={picture} />
          </p>
        </div>
      </div>
    </div>
  );
}
