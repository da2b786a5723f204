import { lineOfField, placeOf } from '../../app/content/content-line.server.ts';
import type { NamedTestimonial } from '../../domain/stories/find-testimonial.ts';

/**
 * Patients' words that nobody can open: a picture opens them whose alternative text names their author (product 4.4).
 *
 * @param file of the words, from the project's root
 * @param alts the alternative texts of the pictures that are shown
 */
export function findUnopenedWords(
  file: string,
  testimonials: readonly NamedTestimonial[],
  alts: readonly string[],
): string[] {
  return testimonials.flatMap(({ author }, index) => {
    if (alts.some((alt) => alt.includes(author))) return [];
    const place = placeOf(file, lineOfField(file, [index, 'author']));
    return [
      `${place}: ${index}.author: no picture on a page opens these words; write '${author}' into the alt of the one that shows them`,
    ];
  });
}
