import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { GalleryCase, GalleryWords } from './gallery-case.ts';

interface ReadingPlateProps {
  words: PageContentOf<'gallery'>['reading'];
  card: GalleryWords['card'];
  /** The case whose second picture is read, and its number. */
  entry: GalleryCase;
  number: number;
}

/** How to read a before and after: one plate, with five numbered pins on the picture and its caption. */
export function ReadingPlate({ words, card, entry, number }: ReadingPlateProps) {
  const { title, after, treatments, length } = entry;
  return (
    <section className="reading" aria-labelledby="reading-heading">
      <div className="wrap">
        <h2 id="reading-heading">
          <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
        </h2>
        <div className="reading-plate">
          <figure>
            <div className="reading-picture">
              <Picture picture={after} sizes="(min-width: 62.5em) 48vw, 100vw" />
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path d="M100 0L88 47" />
              </svg>
              {[1, 2, 3].map((pin) => (
                <span className="reading-pin" data-pin={pin} key={pin} aria-hidden="true">
                  {pin}
                </span>
              ))}
            </div>
            <figcaption>
              <p>
                <em>
                  {card.number} {number}. {title}, after
                </em>
                {card.isModel} {treatments.join(', ')}: {length}. {words.caption}
              </p>
              <span className="reading-pins" aria-hidden="true">
                <span className="reading-pin">4</span>
                <span className="reading-pin">5</span>
              </span>
            </figcaption>
          </figure>
          <ol>
            {words.steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
