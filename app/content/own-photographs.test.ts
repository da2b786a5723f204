import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTrialContent } from '../../tests/support/trial-content.ts';
import { shownOn } from './consent.server.ts';

const content = createTrialContent();
vi.stubEnv('CONTENT_FOLDER', content.folder);
const { loadCaseOnHome, loadGallery } = await import('./gallery.server.ts');
const { loadPage } = await import('./page.server.ts');
const { pictureModule } = await import('./picture-module.server.ts');
const { loadPractice } = await import('./practice.server.ts');
const { placeholderValues } = await import('./placeholders.server.ts');
const { loadTeam } = await import('./team.server.ts');
const { loadTestimonials } = await import('./testimonials.server.ts');
const { loadValidity } = await import('./validity.server.ts');
const { loadConsentedWords } = await import('../../scripts/finish-build/withheld-words.ts');

/** While all consents last, and after those that end first: one of each pair. */
const [BEFORE, AFTER] = ['2027-01-01', '2027-03-01'];
const consent = (until: string) =>
  `consent: { who: Paper 14, what: What is shown, givenOn: '2026-01-10', holdsUntil: '${until}' }`;
const SOON = consent('2027-02-01');
const LATER = consent('2030-02-01');
const words = (more: string) =>
  `title: A title\ncaption: As it is.\nalt: A person, seen near.\ntaken: '2026-03-01'\n${more}\n`;

const person = (id: string, fields: string) => `- id: ${id}
  ${fields}
  name: "${id}, RDH"
  role: "Dental hygienist"
  profession: "dental hygienist"
  group: clinical
  bio: Cleans teeth.
  credentials: []
`;

beforeAll(async () => {
  content.reset();
  content.write(
    'team/people.yaml',
    person('without', 'sample: false') +
      person('photographed', 'sample: false\n  portrait: marisol') +
      person('in-place', 'sample: false\n  portrait: assistant') +
      person('invented', 'sample: true\n  portrait: hygienist'),
  );
  for (const name of ['marisol', 'assistant', 'hygienist', 'gap-after']) {
    await content.addPhotograph(name, words(SOON), { width: 1200, height: 1600 });
  }
  await content.addPhotograph('gap-before', words(LATER));
  await content.addPhotograph('ada', words(LATER), { width: 1200, height: 1600 });
  const patient = `- case: gap
  length: 14 months
  course: Braces first.
  patient: { title: A gap, concern: Alignment, treatments: [Braces], change: The gap is closed. }
`;
  content.write('gallery/cases.yaml', content.read('gallery/cases.yaml') + patient);
  content.write(
    'stories/testimonials.yaml',
    `- { id: ada, author: Ada Sample, portrait: ada, quote: Enough., ${SOON} }
- { id: ida, author: Ida Sample, portrait: marisol, quote: More., ${LATER} }
- { id: una, author: Una Sample, quote: Less., ${LATER} }
`,
  );
  content.change(
    'pages/stories.yaml',
    'stories:\n',
    `stories:
  - id: told-with-consent
    ${LATER}
    opening: Something had to change.
    who: An adult.
    portrait: marisol
    title: A story
    short: One visit
    plan: A plan.
    time: One visit.
    result: It was told by one person, and at some length.
    months: 1
    steps: [{ treatment: bonding, name: Bonding, length: one visit, by: dentist, from: 0, to: 1 }]
    hard: { month: 1, text: Nothing. }
`,
  );
});
afterAll(() => content.remove());

const portraits = (day: string) =>
  loadTeam(shownOn(day)).map(({ id, portrait }) => [id, portrait?.pictureName]);
const authors = (day: string) =>
  loadTestimonials(shownOn(day)).map(({ author, portrait }) => [author, portrait?.pictureName]);
const names = (day: string) => loadGallery(shownOn(day)).map(({ name }) => name);
const stories = (day: string) =>
  loadPage('stories', loadPractice(), { mayShow: shownOn(day) }).stories.map(({ id }) => id);

describe('a colleague', () => {
  it('comes without a picture, or with a photograph while its consent lasts', () => {
    expect(portraits(BEFORE)).toEqual([
      ['without', undefined],
      ['photographed', 'marisol'],
      ['in-place', 'assistant'],
      ['invented', 'hygienist'],
    ]);
  });

  it('is left without a picture afterward, and not with the painting of somebody else; a sample has its painting back', () => {
    expect(portraits(AFTER)).toEqual([
      ['without', undefined],
      ['photographed', undefined],
      ['in-place', undefined],
      ['invented', 'hygienist'],
    ]);
  });

  it('has a photograph whose caption says that it is one, and of when', async () => {
    const module = await pictureModule('marisol');
    expect(module).toContain('"caption":"As it is. A photograph of March 1, 2026."');
    expect(module).not.toMatch(/painted|imagined/i);
  });
});

describe('a patient’s case', () => {
  it('is shown while the consents of both photographs last', () => {
    const shown = loadGallery(shownOn(BEFORE)).find(({ name }) => name === 'gap');
    expect(shown).toMatchObject({
      isPatient: true,
      title: 'A gap',
      before: { pictureName: 'gap-before' },
      after: { pictureName: 'gap-after' },
    });
    expect(names(AFTER)).not.toContain('gap');
    expect(names(AFTER)).toHaveLength(names(BEFORE).length - 1);
  });

  it('is counted while it is shown, by words that were read before as well', () => {
    const counted = (consents: string) => {
      vi.stubEnv('CONSENTS', consents);
      return placeholderValues(loadPractice())['caseCount'];
    };
    const [shown, withheld, shownAgain] = ['', 'withheld', ''].map(counted);
    expect(withheld).not.toBe(shown);
    expect(shownAgain).toBe(shown);
    expect(placeholderValues(loadPractice())).toBe(placeholderValues(loadPractice()));
  });

  it('may stand on the home page, and leaves its place to a model', () => {
    expect(loadCaseOnHome('gap', shownOn(BEFORE)).name).toBe('gap');
    expect(loadCaseOnHome('gap', shownOn(AFTER))).toMatchObject({ isPatient: false });
  });
});

describe('a patient’s words', () => {
  it('go with their consent, and the portrait with its own', () => {
    expect(authors(BEFORE)).toEqual([
      ['Ada Sample', 'ada'],
      ['Ida Sample', 'marisol'],
      ['Una Sample', undefined],
    ]);
    expect(authors(AFTER)).toEqual([
      ['Ida Sample', undefined],
      ['Una Sample', undefined],
    ]);
  });
});

describe('a story with a consent', () => {
  it('goes when its consent or that of a photograph in it ends', () => {
    expect(stories(BEFORE)).toContain('told-with-consent');
    expect(stories(AFTER)).toEqual(stories(BEFORE).filter((id) => id !== 'told-with-consent'));
  });

  it('tells a page nothing of its consent', () => {
    const page = loadPage('stories', loadPractice(), { mayShow: shownOn(BEFORE) });
    expect(JSON.stringify(page)).not.toContain('Paper 14');
  });
});

it('all of them are dated, and looked for in the edition without consents', () => {
  const { consents } = loadValidity(shownOn(BEFORE), BEFORE);
  // The practice may have photographs of its own by now.
  const places = consents.map(({ place }) => place.replace(/:\d+$/, ''));
  expect(places).toEqual(
    expect.arrayContaining([
      'content/pages/stories.yaml',
      ...['ada', 'assistant', 'gap-after', 'gap-before', 'hygienist', 'marisol'].map(
        (name) => `content/photographs/${name}.yaml`,
      ),
    ]),
  );
  expect(
    places.filter((place) => place === 'content/stories/testimonials.yaml').length,
  ).toBeGreaterThanOrEqual(3);
  const withheld = loadConsentedWords(shownOn(BEFORE)).map((one) => one.words);
  expect(withheld).toEqual(
    expect.arrayContaining([
      'The gap is closed.',
      'It was told by one person, and at some length.',
      'Una Sample',
    ]),
  );
});
