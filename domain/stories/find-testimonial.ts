/** A patient's words, as far as the choice of one needs to know them. */
export interface NamedTestimonial {
  readonly author: string;
}

/**
 * The testimonial whose author a picture's alternative text names: its card is shown in place of the plain picture
 * (product 4.4).
 */
export function findTestimonial<T extends NamedTestimonial>(
  alt: string,
  testimonials: readonly T[],
): T | undefined {
  return testimonials.find(({ author }) => alt.includes(author));
}
