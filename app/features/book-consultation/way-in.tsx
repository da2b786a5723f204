import { PictureLabel } from '../../site/picture-label.tsx';
import { TermList } from '../../site/term-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { BookingWords } from './booking-words.ts';

/** How to find the practice, beside a painting that runs to the edge of the window. */
export function WayIn({ wayIn }: Pick<BookingWords, 'wayIn'>) {
  const { picture } = wayIn;
  return (
    <section className="way-in" id={wayIn.id} aria-labelledby="way-in-heading">
      <figure>
        <Picture picture={picture} sizes="(min-width: 64em) 62vw, 100vw" isWhole />
        <figcaption>
          <PictureLabel picture={picture} />
        </figcaption>
      </figure>
      <div className="way-in-words">
        <h2 id="way-in-heading">{wayIn.heading}</h2>
        <TermList entries={wayIn.facts} />
      </div>
    </section>
  );
}
