import { readdirSync } from 'node:fs';
import { ContentError } from '../app/content/content-error.server.ts';
import { loadFaq } from '../app/content/faq.server.ts';
import { loadGallery } from '../app/content/gallery.server.ts';
import { loadLegal } from '../app/content/legal.server.ts';
import { loadNavigation, loadRedirects } from '../app/content/navigation.server.ts';
import { loadPage } from '../app/content/page.server.ts';
import { describePicture, loadPictures, loadReserve } from '../app/content/pictures.server.ts';
import { placeholderValues } from '../app/content/placeholders.server.ts';
import { loadPractice } from '../app/content/practice.server.ts';
import { loadQuizReport } from '../app/content/quiz-report.server.ts';
import { loadQuiz } from '../app/content/quiz.server.ts';
import { CONTENT_FOLDER } from '../app/content/read-content.server.ts';
import { loadTeam } from '../app/content/team.server.ts';
import { loadTestimonials } from '../app/content/testimonials.server.ts';
import { findClaimFaults } from './check-content/claims.ts';
import { findLinkFaults, idsIn, linksIn } from './check-content/links.ts';
import { findPictureUseFaults, picturesInCode } from './check-content/picture-use.ts';

/** Reads every content file as the build does, then checks what only shows between files: links, titles and claims. */
const faults: string[] = [];
const practice = loadPractice();
const facts = placeholderValues(practice);

const slugsIn = (folder: string, ending: string) =>
  readdirSync(CONTENT_FOLDER + folder).map((name) => name.replace(ending, ''));

const read = <Value>(load: () => Value): Value | undefined => {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(error.message);
    return undefined;
  }
};

const pages = slugsIn('pages', '.yaml').map((slug) => ({
  path: slug,
  content: read(() => loadPage(slug, practice)),
}));
const legal = slugsIn('legal', '.md').map((slug) => ({
  path: `legal/${slug}`,
  content: read(() => loadLegal(slug, facts)),
}));
const faq = read(() => loadFaq(facts));
const quiz = read(() => loadQuiz(facts));
const quizReport = read(() => loadQuizReport(facts));
const team = read(loadTeam);
const gallery = read(loadGallery);
// Those whose consent has ended too: their portraits are not made for nothing.
const testimonials = read(() => loadTestimonials('0000-01-01'));
read(loadNavigation);
read(loadRedirects);
const pictures = read(loadPictures) ?? {};
for (const name of Object.keys(pictures)) {
  await describePicture('content/pictures.yaml', name).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    faults.push(error.message);
  });
}
const usedPictures = [
  ...pages.flatMap(({ content }) => [
    content?.picture ?? '',
    ...(content?.sections.flatMap((section) => section.plates ?? []) ?? []),
  ]),
  ...[...(team ?? []), ...(testimonials ?? [])].map(({ portrait }) => portrait),
  ...(gallery ?? []).flatMap(({ name }) => [`${name}-before`, `${name}-after`]),
  ...picturesInCode('app'),
];
faults.push(
  ...findPictureUseFaults(Object.keys(pictures), new Set(usedPictures), read(loadReserve) ?? []),
);

const all = [
  ...pages,
  ...legal,
  { path: 'faq/questions', content: faq },
  { path: 'quiz', content: quiz },
  { path: 'quiz/report', content: quizReport },
];
const idsByPath = new Map([
  ...pages.map(({ path, content }) => [`/${path}`, idsIn(content)] as const),
  ...legal.map(({ path, content }) => [`/${path}`, idsIn(content)] as const),
]);
idsByPath.set('/faq', new Set([...(idsByPath.get('/faq') ?? []), ...idsIn(faq)]));
for (const { path, content } of all) {
  faults.push(...findLinkFaults(`content/${path}`, linksIn(content), idsByPath));
  faults.push(...findClaimFaults(`content/${path}`, content));
}

for (const field of ['title', 'description'] as const) {
  const seen = new Map<string, string>();
  for (const { path, content } of [...pages, ...legal]) {
    const value = content?.[field];
    if (value === undefined) continue;
    const first = seen.get(value);
    if (first)
      faults.push(`content/${path}: ${field} is the same as that of ${first}; write another`);
    seen.set(value, path);
  }
}

for (const fault of new Set(faults)) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${all.length} texts are in order.`);
