import type { WrittenTestimonial } from '../../domain/content/testimonials.ts';
import { Picture } from '../ui/picture.tsx';
import { EnlargeLink } from './enlarge-link.tsx';
import type { Shown } from './shown.ts';

/** A patient's words with the portrait that stands beside them, if there is one, and what is said of them: a sample says that it is one. */
export type Testimonial = Shown<WrittenTestimonial> & { readonly note: string };

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** Whether a click on the portrait opens the card large. */
  canEnlarge?: boolean;
}

/** Portrait, quote and author (product 4.4). */
export function TestimonialCard({ testimonial, canEnlarge = false }: TestimonialCardProps) {
  const { author, quote, portrait, note } = testimonial;
  return (
    <figure className="testimonial-card">
      {portrait ? (
        <div className="testimonial-portrait">
          <Picture
            picture={portrait}
            sizes="(min-width: 48em) 18.75em, 60vw"
            arrival={canEnlarge ? 'near' : 'early'}
          />
          {canEnlarge ? <EnlargeLink picture={portrait} label={`View larger: ${author}`} /> : null}
        </div>
      ) : null}
      <div className="testimonial-words">
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <p className="testimonial-author">{author}</p>
          <p className="testimonial-note">{[note, portrait?.caption].filter(Boolean).join(' ')}</p>
        </figcaption>
      </div>
    </figure>
  );
}
