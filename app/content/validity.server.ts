import { readdirSync } from 'node:fs';
import type { Consent } from '../../domain/content/consent.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { SiteValidity } from '../../domain/validity/site-validity.ts';
import { ANY_CONSENT, type MayShow } from './consent.server.ts';
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
  return {
    consents: consentsOf(mayShow, practice).map(({ file, field, consent }) => ({
      place: placeIn(file, field),
      holdsUntil: consent.holdsUntil,
    })),
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

/**
 * Sentences on consents that begin after a day: until then what they allow is not shown, and often one of their days is a slip of the pen.
 *
 * @param today as 2026-12-25, in New York
 * @throws ContentError
 */
export function sayConsentsToCome(today: string): string[] {
  return consentsOf(ANY_CONSENT, loadPractice())
    .filter(({ consent }) => consent.givenOn > today)
    .map(
      ({ file, field, consent }) =>
        `${placeIn(file, field)}: the consent begins with ${consent.givenOn}; what it allows is not shown before. Look at the day`,
    );
}

interface ConsentInContent {
  readonly file: string;
  readonly field: readonly PropertyKey[];
  readonly consent: Consent;
}

/** Each consent of the content, and where it stands. */
function consentsOf(mayShow: MayShow, practice: Practice): ConsentInContent[] {
  const words = loadTestimonialConsents().map(({ consent, position }) => ({
    file: 'content/stories/testimonials.yaml',
    field: [position, 'consent'],
    consent,
  }));
  const onPages = pageSlugs().flatMap((slug) =>
    loadPageConsents(slug, practice).map(({ field, consent }) => ({
      file: `content/pages/${slug}.yaml`,
      field,
      consent,
    })),
  );
  return [
    ...[...loadOwnPhotographs(mayShow)].flatMap(([name, { consent }]) =>
      consent ? [{ file: wordsFileOf(name), field: ['consent'], consent }] : [],
    ),
    ...[...words, ...onPages].filter(({ consent }) => mayShow(consent)),
  ];
}

/** By its line and not by its name: a name would stand in logs. */
function placeIn(file: string, field: readonly PropertyKey[]): string {
  return placeOf(file, lineOfField(file, field));
}
