import { ANY_CONSENT } from '../../app/content/consent.server.ts';
import { lineOfField, lineOfText, placeOf } from '../../app/content/content-line.server.ts';
import { textsIn } from '../../app/content/content-parts.server.ts';
import { loadGallery } from '../../app/content/gallery.server.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { loadPictures } from '../../app/content/pictures.server.ts';
import { loadTeam } from '../../app/content/team.server.ts';
import { loadTestimonials } from '../../app/content/testimonials.server.ts';
import { pageSlugs } from '../../app/content/validity.server.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { loadConsentedWords, longestPlain } from '../finish-build/withheld-words.ts';
import type { Texts } from './read-texts.ts';

const NO_CONSENT = () => false;

/** What needs a consent and stands where it would stay without one: the build would stop at it (docs/decisions/039-dates.md). */
export function findWordsElsewhere({ legal, others }: Texts, practice: Practice): string[] {
  const consented = loadConsentedWords(ANY_CONSENT);
  if (consented.length === 0) return [];
  const left = [
    ...pageSlugs().map((slug) => ({
      file: `content/pages/${slug}.yaml`,
      content: loadPage(slug, practice, { mayShow: NO_CONSENT }),
    })),
    ...legal,
    ...others,
    { file: 'content/team/people.yaml', content: loadTeam(NO_CONSENT) },
    { file: 'content/gallery/cases.yaml', content: loadGallery(NO_CONSENT) },
    { file: 'content/stories/testimonials.yaml', content: loadTestimonials(NO_CONSENT) },
    { file: 'content/pictures.yaml', content: loadPictures() },
  ];
  return left.flatMap(({ file, content }) =>
    textsIn(content).flatMap(({ text, field }) =>
      consented.flatMap(({ place, words }) => {
        const phrase = longestPlain(words);
        if (!text.includes(phrase)) return [];
        // In the file of the consent itself the first line that has them is the right one to have them.
        const line =
          place === file ? undefined : (lineOfText(file, phrase) ?? lineOfField(file, field));
        return [
          `${placeOf(file, line)}: '${phrase}' would stay here when the consent in ${place} ends; take it out`,
        ];
      }),
    ),
  );
}
