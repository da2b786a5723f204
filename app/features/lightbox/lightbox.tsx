import { findTestimonial } from '../../../domain/stories/find-testimonial.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { TestimonialCard, type Testimonial } from '../../site/testimonial-card.tsx';

interface LightboxProps {
  picture: PictureFiles;
  testimonials: readonly Testimonial[];
  onClose: () => void;
}

/** A picture over the page, whole and large; for a picture that stands for a patient, the patient's words. */
export function Lightbox({ picture, testimonials, onClose }: LightboxProps) {
  const testimonial = findTestimonial(picture.alt, testimonials);
  return (
    <Dialog label={testimonial?.author ?? picture.title} className="lightbox" onClose={onClose}>
      {testimonial ? (
        <TestimonialCard testimonial={testimonial} />
      ) : (
        <figure className="lightbox-figure">
          <Picture
            picture={picture}
            sizes="(min-width: 80em) 68.75em, (min-width: 43.75em) 94vw, 100vw"
            arrival="early"
            isWhole
          />
          <figcaption>
            <span className="plate-title">{picture.title}</span>
            <span className="plate-note">{picture.caption}</span>
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
}
