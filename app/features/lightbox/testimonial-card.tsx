import type { WrittenTestimonial } from '../../../domain/content/testimonials.ts';
import type { Shown } from '../../site/shown.ts';
import { Picture } from '../../ui/picture.tsx';

/** A patient's words with the portrait that stands beside them; a sample says so on its card. */
export type Testimonial = Shown<WrittenTestimonial>;

/** Portrait, quote and author (product 4.4). */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { author, quote, portrait, sample } = testimonial;
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
            {sample
              ? 'A sample. No patient said this: it keeps the place for a real patient’s words, given in writing.'
              : 'In the patient’s own words, published with written consent.'}{' '}
            {portrait.caption}
          </p>
        </figcaption>
      </div>
    </figure>
  );
}
