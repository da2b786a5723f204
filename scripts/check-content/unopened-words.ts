import { lineOfField, placeOf } from '../../app/content/content-line.server.ts';
import { wordsFileOf } from '../../app/content/photographs.server.ts';
import type { WrittenTestimonial } from '../../domain/content/testimonials.ts';

/**
 * Patients' words that nobody can open: a picture opens them whose alternative text names their author (product 4.4). A sample's must hang on a page; a
 * patient's own words stand on the page of stories, with the portrait, if there is one.
 *
 * @param file of the words, from the project's root
 * @param alts the alternative texts of the pictures that pages show
 * @param altOf a picture's alternative text, by its name
 */
export function findUnopenedWords(
  file: string,
  testimonials: readonly WrittenTestimonial[],
  alts: readonly string[],
  altOf: (name: string) => string,
): string[] {
  return testimonials.flatMap(({ author, sample, portrait }, index) => {
    if (alts.some((alt) => alt.includes(author))) return [];
    if (sample) {
      const place = placeOf(file, lineOfField(file, [index, 'author']));
      return [
        `${place}: ${index}.author: no picture on a page opens these words; write '${author}' into the alt of the one that shows them`,
      ];
    }
    if (!portrait || altOf(portrait.pictureName).includes(author)) return [];
    const words = wordsFileOf(portrait.pictureName);
    const place = placeOf(words, lineOfField(words, ['alt']));
    return [`${place}: alt: does not name '${author}', whose words this photograph opens; add it`];
  });
}
