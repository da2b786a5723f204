import { readdirSync } from 'node:fs';
import type { SiteValidity } from '../../domain/validity/site-validity.ts';
import type { MayShow } from './consent.server.ts';
import { CONTENT_FOLDER } from './content-folder.server.ts';
import { lineOfField, placeOf } from './content-line.server.ts';
import { loadEventDays, loadPageConsents } from './page.server.ts';
import { wordsFileOf } from './photographs.server.ts';
import { loadOwnPhotographs } from './pictures.server.ts';
import { loadPractice } from './practice.server.ts';
import { loadTestimonialConsents } from './testimonials.server.ts';

/**
 * What of the content holds until a day.
 *
 * @param mayShow which consents to tell of
 * @param from events before this day are left out
 * @throws ContentError
 */
export function loadValidity(mayShow: MayShow, from: string): SiteValidity {
  const practice = loadPractice();
  const stories = 'content/stories/testimonials.yaml';
  return {
    consents: [
      ...[...loadOwnPhotographs(mayShow)].flatMap(([name, { consent }]) =>
        consent ? [consentAt(wordsFileOf(name), ['consent'], consent)] : [],
      ),
      ...loadTestimonialConsents()
        .filter(({ consent }) => mayShow(consent))
        .map(({ consent, position }) => consentAt(stories, [position, 'consent'], consent)),
      ...pageSlugs().flatMap((slug) =>
        loadPageConsents(slug, practice)
          .filter(({ consent }) => mayShow(consent))
          .map(({ field, consent }) => consentAt(`content/pages/${slug}.yaml`, field, consent)),
      ),
    ],
    events: pageSlugs().flatMap((slug) =>
      loadEventDays(slug, practice)
        .filter(({ day }) => day >= from)
        .map(({ field, day }) => ({ place: placeIn(`content/pages/${slug}.yaml`, field), day })),
    ),
    closuresUntil: practice.closuresUntil,
  };
}

/** The names of the files of pages, without their ending. */
export function pageSlugs(): string[] {
  return readdirSync(`${CONTENT_FOLDER}pages`).map((file) => file.replace(/\.yaml$/, ''));
}

function consentAt(
  file: string,
  field: readonly PropertyKey[],
  { holdsUntil }: { readonly holdsUntil: string },
): SiteValidity['consents'][number] {
  return { place: placeIn(file, field), holdsUntil };
}

/** By its line and not by its name: a name would stand in logs. */
function placeIn(file: string, field: readonly PropertyKey[]): string {
  return placeOf(file, lineOfField(file, field));
}
