import { ANY_CONSENT, buildDay } from '../../app/content/consent.server.ts';
import { loadCaseOnHome } from '../../app/content/gallery.server.ts';
import { loadRedirects } from '../../app/content/navigation.server.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';
import { loadValidity, sayConsentsToCome } from '../../app/content/validity.server.ts';
import { findLapses, sayLapse } from '../../domain/validity/site-validity.ts';
import { checkPictures } from './check-pictures.ts';
import { findClaimFaults } from './claims.ts';
import { createCollector, type FaultCollector } from './collect-faults.ts';
import { findDoubledSentences } from './doubled-sentences.ts';
import { findHeadingFaults } from './heading-fit.ts';
import { findIdleRedirects, findLinkFaults, idsIn, linksIn } from './links.ts';
import { findWordsElsewhere } from './words-elsewhere.ts';
import { findHardTexts } from './readability.ts';
import { findTranslationFaults } from './translations.ts';
import { findRepeated, readTexts, type Texts } from './read-texts.ts';

export interface ContentReport {
  readonly faults: readonly string[];
  /** What has ended or ends soon: no fault of the content, but to be known. */
  readonly notes: readonly string[];
  readonly textCount: number;
}

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
  const home = collector.read(() => loadPage('home', practice));
  if (home) collector.read(() => loadCaseOnHome(home.expertise.case, ANY_CONSENT));
  await checkPictures(texts, collector);
  // What cannot be read has been said; what is shown beside it is looked at when it can.
  if (collector.faults.size === 0) collector.add(findWordsElsewhere(texts, practice));
  const isWhole = collector.faults.size === 0;
  const lapses = isWhole ? findLapses(loadValidity(ANY_CONSENT, ''), today) : [];
  const { pages, legal, others } = texts;
  return {
    faults: [...collector.faults],
    notes: [...(isWhole ? sayConsentsToCome(today) : []), ...lapses.map(sayLapse)],
    textCount: pages.length + legal.length + others.length,
  };
}

function checkBetweenTexts(texts: Texts, { add, read }: FaultCollector): void {
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
  const redirects = read(loadRedirects);
  if (redirects) add(findIdleRedirects('content/redirects.yaml', Object.keys(redirects)));
  add(findRepeated(texts, 'title'));
  add(findRepeated(texts, 'description'));
  add(findHeadingFaults(texts));
  add(findHardTexts(texts));
  add(findDoubledSentences());
  add(findTranslationFaults());
}
