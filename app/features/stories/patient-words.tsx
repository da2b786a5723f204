import { TestimonialCard, type Testimonial } from '../../site/testimonial-card.tsx';

interface PatientWordsProps {
  testimonials: readonly Testimonial[];
  heading: string;
}

/** Patients' own words on the page of stories. Samples are not among them: each opens from the picture that stands for it. */
export function PatientWords({ testimonials, heading }: PatientWordsProps) {
  const published = testimonials.filter(({ sample }) => !sample);
  if (published.length === 0) return null;
  return (
    <section className="wrap patient-words" aria-labelledby="patient-words-heading">
      <h2 className="section-heading" id="patient-words-heading">
        {heading}
      </h2>
      <ul>
        {published.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} canEnlarge />
          </li>
        ))}
      </ul>
    </section>
  );
}
