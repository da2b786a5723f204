import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MayShow } from '../../app/content/consent.server.ts';
import { loadPhotographs } from '../../app/content/photographs.server.ts';
import { loadPictures, PHOTOGRAPHS_FOLDER } from '../../app/content/pictures.server.ts';
import { loadTestimonials } from '../../app/content/testimonials.server.ts';

/** Words that may be shown only while a consent holds. */
export interface ConsentedWords {
  readonly place: string;
  readonly words: string;
}

const TEXT_FILE = /\.(html|js|css|json|txt|xml|webmanifest|data)$/;
/** What HTML and scripts write in other ways than the content does. */
const WRITTEN_OTHERWISE = /[^A-Za-z0-9 ,.;:-]+/;

/** Who is shown and quoted with consent: names, words, captions and alternative texts. */
export function loadConsentedWords(mayShow: MayShow): ConsentedWords[] {
  const made = loadPictures();
  const stories = 'content/stories/testimonials.yaml';
  return [
    ...[...loadPhotographs(PHOTOGRAPHS_FOLDER, made, mayShow)].flatMap(
      ([name, { consent, alt, caption }]) =>
        consent
          ? [alt, caption].map((words) => ({ place: `content/photographs/${name}.yaml`, words }))
          : [],
    ),
    ...loadTestimonials(mayShow)
      .filter(({ sample }) => !sample)
      .flatMap(({ author, quote }) => [author, quote].map((words) => ({ place: stories, words }))),
  ];
}

/**
 * The files of an edition that show what it must not: one sentence each.
 *
 * @param folder the edition's
 */
export function findUnwithheld(folder: string, consented: readonly ConsentedWords[]): string[] {
  const phrases = consented.map(({ place, words }) => ({ place, phrase: longestPlain(words) }));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return phrases
        .filter(({ phrase }) => text.includes(phrase))
        .map(
          ({ place, phrase }) =>
            `${place}: '${phrase}' stands in ${join(folder, file)} also without the consent; take it out of the other texts`,
        );
    });
}

/** The longest run of a text that stands the same in HTML and in scripts. */
function longestPlain(words: string): string {
  const runs = words.split(WRITTEN_OTHERWISE).map((run) => run.trim());
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? words;
}
