import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';

/** A patient's words with the portrait that stands beside them. */
export interface Testimonial {
  readonly author: string;
  readonly quote: string;
  readonly portrait: PictureFiles;
  /** Invented, until the practice gives real ones: said on the card. */
  readonly isSample: boolean;
}

/** Portrait, quote and author (product 4.4). */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { author, quote, portrait, isSample } = testimonial;
  return (
    <figure className="testimonial-card">
      <div className="testimonial-portrait">
        <Picture picture={portrait} sizes="(min-width: 48em) 18.75em, 60vw" arrival="early" />
      </div>
      <div className="testimonial-words">
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <p className="testimonial-author">{author}</p>
          <p className="testimonial-note">
            {isSample
              ? 'A sample. No patient said this: it keeps the place for a real patient’s words, given in writing.'
              : 'In the patient’s own words, published with written consent.'}{' '}
            {portrait.caption}
          </p>
        </figcaption>
      </div>
    </figure>
  );
}
