import { buildDay } from '../../app/content/consent.server.ts';
import { loadGallery } from '../../app/content/gallery.server.ts';
import { loadPhotographs } from '../../app/content/photographs.server.ts';
import {
  loadPictures,
  loadReserve,
  measurePicture,
  PHOTOGRAPHS_FOLDER,
} from '../../app/content/pictures.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';
import { loadTeam } from '../../app/content/team.server.ts';
import { loadTestimonials } from '../../app/content/testimonials.server.ts';
import { loadValidity } from '../../app/content/validity.server.ts';
import { findLapses, sayLapse } from '../../domain/validity/site-validity.ts';
import { findClaimFaults } from './claims.ts';
import { createCollector, type FaultCollector } from './collect-faults.ts';
import { findHeadingFaults } from './heading-fit.ts';
import { findLinkFaults, idsIn, linksIn } from './links.ts';
import { findUnknownPictures, findWishes } from './picture-names.ts';
import { findPictureUseFaults } from './picture-use.ts';
import { findRepeated, readTexts, type Texts } from './read-texts.ts';
import { findUnopenedWords } from './unopened-words.ts';

export interface ContentReport {
  readonly faults: readonly string[];
  /** What has ended or ends soon: no fault of the content, but to be known. */
  readonly notes: readonly string[];
  readonly textCount: number;
}

const PEOPLE = 'content/team/people.yaml';
const CASES = 'content/gallery/cases.yaml';
const STORIES = 'content/stories/testimonials.yaml';

/** Consents that have ended count too: what they are for must stay sound until it is renewed or taken out. */
const ANY_CONSENT = () => true;

/**
 * Reads every content file as the build does, then looks at what only shows between files: links, titles, claims, pictures and dates. One
 * mistake is one fault: what depends on a file that could not be read is not looked at.
 */
export async function findFaults(today = buildDay()): Promise<ContentReport> {
  const collector = createCollector();
  const practice = collector.read(loadPractice);
  if (practice === undefined) {
    const rest = 'The other files name the facts of practice.yaml, and were not looked at.';
    return { faults: [...collector.faults], notes: [rest], textCount: 0 };
  }
  const texts = readTexts(practice, collector);
  checkBetweenTexts(texts, collector);
  await checkPictures(texts, collector);
  const isWhole = collector.faults.size === 0;
  const lapses = isWhole ? findLapses(loadValidity(ANY_CONSENT, ''), today) : [];
  const { pages, legal, others } = texts;
  return {
    faults: [...collector.faults],
    notes: lapses.map(sayLapse),
    textCount: pages.length + legal.length + others.length,
  };
}

function checkBetweenTexts(texts: Texts, { add }: FaultCollector): void {
  const all = [...texts.pages, ...texts.legal, ...texts.others];
  const idsByPath = new Map<string, Set<string>>();
  for (const { path, content } of all) {
    idsByPath.set(path, new Set([...(idsByPath.get(path) ?? []), ...idsIn(content)]));
  }
  // A page that could not be read has ids all the same.
  for (const { path, content } of all) if (content === undefined) idsByPath.delete(path);
  for (const { file, content } of all) {
    add(findLinkFaults(file, linksIn(content), idsByPath));
    add(findClaimFaults(file, content));
  }
  add(findRepeated(texts, 'title'));
  add(findRepeated(texts, 'description'));
  add(findHeadingFaults(texts));
}

async function checkPictures(texts: Texts, { read, add, faults }: FaultCollector): Promise<void> {
  const gallery = read(loadGallery);
  const team = read(loadTeam);
  const testimonials = read(() => loadTestimonials(ANY_CONSENT));
  add(findClaimFaults(CASES, gallery));
  add(findClaimFaults(PEOPLE, team));
  const pictures = read(loadPictures);
  const reserve = read(loadReserve);
  if (pictures === undefined) return;
  const photographs = read(() => loadPhotographs(PHOTOGRAPHS_FOLDER, pictures, ANY_CONSENT));
  const made = Object.keys(pictures);
  for (const [name, record] of photographs === undefined ? [] : Object.entries(pictures)) {
    try {
      await measurePicture(name, record, photographs?.get(name));
    } catch (error) {
      read(() => {
        throw error;
      });
    }
  }
  const wishes = findWishes([
    ...texts.pages,
    { file: CASES, content: gallery },
    { file: PEOPLE, content: team },
    { file: STORIES, content: testimonials },
  ]);
  add(findUnknownPictures(wishes, made));
  // What cannot be read, or asks for a picture by a wrong name, would make others seem of no use.
  if (reserve === undefined || faults.size > 0) return;
  const used = new Set(wishes.map(({ name }) => name));
  add(findPictureUseFaults(made, used, reserve));
  const alts = [...used].map((name) => (photographs?.get(name) ?? pictures[name])?.alt ?? '');
  add(findUnopenedWords(STORIES, testimonials ?? [], alts));
}
