import { ANY_CONSENT } from '../../app/content/consent.server.ts';
import { loadGallery } from '../../app/content/gallery.server.ts';
import { pairFaults } from '../../domain/content/photograph-size.ts';
import type { Photograph } from '../../app/content/photographs.server.ts';
import {
  loadOwnPhotographs,
  loadPictures,
  loadReserve,
  measurePhotograph,
  measurePicture,
} from '../../app/content/pictures.server.ts';
import { loadTeam } from '../../app/content/team.server.ts';
import { loadTestimonials } from '../../app/content/testimonials.server.ts';
import type { WrittenCase } from '../../domain/content/gallery.ts';
import type { PictureRecord } from '../../domain/content/pictures.ts';
import { findClaimFaults } from './claims.ts';
import type { FaultCollector } from './collect-faults.ts';
import { findUnknownPictures, findWishes } from './picture-names.ts';
import { findPictureUseFaults, findUnshownPhotographs } from './picture-use.ts';
import type { Texts } from './read-texts.ts';
import { findUnopenedWords } from './unopened-words.ts';

const PEOPLE = 'content/team/people.yaml';
const CASES = 'content/gallery/cases.yaml';
const STORIES = 'content/stories/testimonials.yaml';

/** Looks at pictures, at those who are shown, and at what asks for them. */
export async function checkPictures(texts: Texts, collector: FaultCollector): Promise<void> {
  const { read, add, faults } = collector;
  const gallery = read(() => loadGallery(ANY_CONSENT));
  const team = read(() => loadTeam(ANY_CONSENT));
  const testimonials = read(() => loadTestimonials(ANY_CONSENT));
  add(findClaimFaults(CASES, gallery));
  add(findClaimFaults(PEOPLE, team));
  const pictures = read(loadPictures);
  const reserve = read(loadReserve);
  const photographs = pictures && read(() => loadOwnPhotographs(ANY_CONSENT));
  if (pictures === undefined || photographs === undefined) return;
  await measureAll(pictures, photographs, collector);
  for (const entry of gallery ?? []) await measurePair(entry, photographs, collector);

  const made = Object.keys(pictures);
  const elsewhere = findWishes([
    ...texts.pages,
    { file: CASES, content: gallery },
    { file: PEOPLE, content: team },
  ]);
  const wishes = [...elsewhere, ...findWishes([{ file: STORIES, content: testimonials }], [])];
  add(findUnknownPictures(wishes, [...new Set([...made, ...photographs.keys()])]));
  // What cannot be read, or asks for a picture by a wrong name, would make others seem of no use.
  if (reserve === undefined || faults.size > 0) return;
  const used = new Set(wishes.map(({ name }) => name));
  add(findPictureUseFaults(made, used, reserve));
  add(findUnshownPhotographs(photographs, made, used));
  const altOf = (name: string) => (photographs.get(name) ?? pictures[name])?.alt ?? '';
  const altsElsewhere = elsewhere.map(({ name }) => altOf(name));
  add(findUnopenedWords(STORIES, testimonials ?? [], altsElsewhere, altOf));
}

async function measureAll(
  pictures: Readonly<Record<string, PictureRecord>>,
  photographs: ReadonlyMap<string, Photograph>,
  { measure }: FaultCollector,
): Promise<void> {
  for (const [name, record] of Object.entries(pictures)) {
    await measure(() => measurePicture(name, record, photographs.get(name)));
  }
  for (const [name, photograph] of photographs) {
    if (!Object.hasOwn(pictures, name)) await measure(() => measurePhotograph(name, photograph));
  }
}

/** Whether the divider compares the same teeth. */
async function measurePair(
  { isPatient, before, after }: WrittenCase,
  photographs: ReadonlyMap<string, Photograph>,
  { measure, add }: FaultCollector,
): Promise<void> {
  const photographOf = ({ pictureName }: WrittenCase['before']) => photographs.get(pictureName);
  const [first, second] = [photographOf(before), photographOf(after)];
  if (!isPatient || !first || !second) return;
  const taken = await measure(() => measurePhotograph(before.pictureName, first));
  const compared = await measure(() => measurePhotograph(after.pictureName, second));
  if (taken && compared) add(pairFaults(taken, compared).map((f) => `${second.label}: ${f}`));
}
