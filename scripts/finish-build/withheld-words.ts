import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MayShow } from '../../app/content/consent.server.ts';
import { textsIn } from '../../app/content/content-parts.server.ts';
import { loadGallery } from '../../app/content/gallery.server.ts';
import { loadPageConsents } from '../../app/content/page.server.ts';
import { wordsFileOf } from '../../app/content/photographs.server.ts';
import { loadOwnPhotographs } from '../../app/content/pictures.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';
import { loadTestimonials } from '../../app/content/testimonials.server.ts';
import { pageSlugs } from '../../app/content/validity.server.ts';

/** Words that may be shown only while a consent holds. */
export interface ConsentedWords {
  readonly place: string;
  readonly words: string;
}

const TEXT_FILE = /\.(html|js|css|json|txt|xml|webmanifest|data)$/;
/** What HTML and scripts write in other ways than the content does. */
const WRITTEN_OTHERWISE = /[^A-Za-z0-9 ,.;:-]+/;

/** Who is shown and quoted with consent: names, words, captions, alternative texts, and the longest text of what is told. */
export function loadConsentedWords(mayShow: MayShow): ConsentedWords[] {
  const at = (place: string, ...texts: string[]) => texts.map((words) => ({ place, words }));
  const practice = loadPractice();
  return [
    ...[...loadOwnPhotographs(mayShow)].flatMap(([name, { consent, alt, caption }]) =>
      consent ? at(wordsFileOf(name), alt, caption) : [],
    ),
    ...loadTestimonials(mayShow)
      .filter(({ sample }) => !sample)
      .flatMap(({ author, quote }) => at('content/stories/testimonials.yaml', author, quote)),
    ...loadGallery(mayShow)
      .filter(({ isPatient }) => isPatient)
      .flatMap(({ change }) => at('content/gallery/cases.yaml', change)),
    ...pageSlugs().flatMap((slug) =>
      loadPageConsents(slug, practice)
        .filter(({ consent }) => mayShow(consent))
        .flatMap(({ entry }) =>
          at(`content/pages/${slug}.yaml`, longest(textsIn(entry).map(({ text }) => text))),
        ),
    ),
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
export function longestPlain(words: string): string {
  return longest(words.split(WRITTEN_OTHERWISE).map((run) => run.trim()));
}

function longest(texts: readonly string[]): string {
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
