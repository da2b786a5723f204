import { rmSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrialContent } from '../../tests/support/trial-content.ts';

const TODAY = '2026-11-22';

const content = createTrialContent();
vi.stubEnv('CONTENT_FOLDER', content.folder);
const { findFaults } = await import('./find-faults.ts');

beforeEach(() => content.reset());
afterAll(() => content.remove());

const UPRIGHT = { width: 1200, height: 1600 };
const CONSENT = "consent: { givenOn: '2026-01-10', holdsUntil: '2028-01-10' }\n";
const words = (more = '') => `title: A title\ncaption: A caption.\nalt: Teeth, seen near.\n${more}`;
const OF_CASE =
  "taken: '2026-02-01'\nconsent: { who: Paper 14, what: Both photographs, givenOn: '2026-01-10', holdsUntil: '2028-01-10' }\n";

const COLLEAGUE = `- id: trial-colleague
  sample: false
  name: "Trudy Trial-Ames, RDH"
  role: "Dental hygienist"
  profession: "dental hygienist"
  group: clinical
  bio: Cleans teeth and measures gum health.
  credentials: []
`;
const CASE = `- case: trial-gap
  length: 14 months
  course: Braces, then a wire behind the teeth.
  patient:
    title: A gap, closed
    concern: Alignment
    treatments: [Braces]
    change: The gap between the upper front teeth is closed.
`;
const STORY = `- id: trial-words
  author: Ada Trial
  portrait: trial-author
  consent: { givenOn: '2026-01-10', holdsUntil: '2028-01-10' }
  quote: They told me what would happen if I did nothing.
`;

/** A patient's story, with what stands in its place: its consent, its portrait. */
const toldWith = (lines: string) => `stories:
  - id: trial
${lines}    opening: Something had to change.
    who: An adult.
    title: A story
    short: One visit
    plan: A plan.
    time: One visit.
    result: It was told.
    months: 1
    steps: [{ treatment: bonding, name: Bonding, length: one visit, by: dentist, from: 0, to: 1 }]
    hard: { month: 1, text: Nothing. }
`;

const append = (file: string, text: string) => content.write(file, content.read(file) + text);
const say = async () => (await findFaults(TODAY)).faults;

async function addColleague(portrait = 'trial-portrait'): Promise<void> {
  append('team/people.yaml', COLLEAGUE.replace('  name', `  portrait: ${portrait}\n  name`));
  await content.addPhotograph('trial-portrait', words(CONSENT), UPRIGHT);
}
async function addCase(): Promise<void> {
  append('gallery/cases.yaml', CASE);
  await content.addPhotograph('trial-gap-before', words(OF_CASE));
  await content.addPhotograph('trial-gap-after', words(OF_CASE));
}
async function addStory(): Promise<void> {
  append('stories/testimonials.yaml', STORY);
  const alt = words(CONSENT).replace('Teeth, seen near.', 'Ada Trial, smiling at the window.');
  await content.addPhotograph('trial-author', alt, UPRIGHT);
}
const portraitLine = (name: string) => `  portrait: ${name}\n  name: "Trudy`;

describe('what needs no painting', () => {
  it('is a colleague without a picture', async () => {
    append('team/people.yaml', COLLEAGUE);
    expect(await say()).toEqual([]);
  });

  it.each([
    ['a colleague with a photograph', addColleague],
    ['a patient’s case', addCase],
    ['a patient’s words', addStory],
    [
      'a room under a name of its own',
      async () => {
        content.change('pages/home.yaml', 'picture: lounge', 'picture: lounge-in-may');
        await content.addPhotograph('lounge-in-may', words());
      },
    ],
  ])('is %s', async (_, add) => {
    await add();
    expect(await say()).toEqual([]);
  });
});

describe('of photographs one thing is said each', () => {
  it.each<[string, () => Promise<void>, () => void | Promise<void>, RegExp]>([
    [
      'a real colleague with a painting',
      async () => append('team/people.yaml', COLLEAGUE),
      () => content.change('team/people.yaml', '  name: "Trudy', portraitLine('coordinator')),
      /^content\/team\/people\.yaml:\d+: \d+\.portrait: 'coordinator' is the painting of an imagined person; take the line out, or add the photograph content\/photographs\/coordinator\.jpg$/,
    ],
    [
      'a portrait that nobody has',
      addColleague,
      () =>
        content.change('team/people.yaml', 'portrait: trial-portrait', 'portrait: trial-portret'),
      /^content\/team\/people\.yaml:\d+: \d+\.portrait: 'trial-portret' is no picture in content\/pictures\.yaml and no photograph; add content\/photographs\/trial-portret\.jpg, or write 'trial-portrait'$/,
    ],
    [
      'a colleague who has not been asked',
      addColleague,
      () => content.change('photographs/trial-portrait.yaml', CONSENT, ''),
      /^content\/photographs\/trial-portrait\.yaml: consent: add givenOn and holdsUntil/,
    ],
    [
      'a name that stays when the consent ends',
      addColleague,
      () =>
        content.change('photographs/trial-portrait.yaml', 'Teeth, seen near.', 'Trudy Trial-Ames'),
      /^content\/team\/people\.yaml:\d+: 'Trudy Trial-Ames' would stay here when the consent in content\/photographs\/trial-portrait\.yaml ends; take it out$/,
    ],
    [
      'a photograph that nothing shows',
      async () => {},
      () => content.addPhotograph('lunge', words()),
      /^content\/photographs\/lunge\.jpg: nothing shows this photograph; is it 'lounge'\? Otherwise name it where it belongs/,
    ],
    [
      'a photograph that is too small',
      async () => {},
      async () => {
        await addColleague();
        await content.addPhotograph('trial-portrait', words(CONSENT), { width: 800, height: 1000 });
      },
      /^content\/photographs\/trial-portrait\.jpg: is too small/,
    ],
    [
      'a case without one of its photographs',
      addCase,
      () => {
        rmSync(`${content.folder}photographs/trial-gap-after.jpg`);
        rmSync(`${content.folder}photographs/trial-gap-after.yaml`);
      },
      /^content\/gallery\/cases\.yaml:\d+: \d+\.case: there is no photograph content\/photographs\/trial-gap-after\.jpg; add it and its words$/,
    ],
    [
      'a consent that does not say whose it is',
      addCase,
      () => content.change('photographs/trial-gap-after.yaml', 'who: Paper 14, ', ''),
      /^content\/photographs\/trial-gap-after\.yaml:\d+: consent\.who: is missing; add who signed/,
    ],
    [
      'a case without the day of a photograph',
      addCase,
      () => content.change('photographs/trial-gap-before.yaml', /^taken.*\n/m, ''),
      /^content\/photographs\/trial-gap-before\.yaml: taken: is missing; add the day/,
    ],
    [
      'a pair of two shapes',
      addCase,
      () => content.addPhotograph('trial-gap-after', words(OF_CASE), { width: 1800, height: 1100 }),
      /^content\/photographs\/trial-gap-after\.jpg: has another shape than its other; cut both alike/,
    ],
    [
      'a treatment that the gallery does not know',
      addCase,
      () => content.change('gallery/cases.yaml', '[Braces]', '[Brackets]'),
      /^content\/gallery\/cases\.yaml:\d+: \d+\.patient\.treatments\.0: write one of: Clear aligners, Braces/,
    ],
    [
      'a case of a model’s name',
      async () => {},
      () =>
        content.change(
          'gallery/cases.yaml',
          '- case: spacing\n',
          CASE.replace('trial-gap', 'spacing').replace(/ {2}length[\s\S]*?(?= {2}patient)/, ''),
        ),
      /^content\/gallery\/cases\.yaml:\d+: \d+\.case: 'spacing' is a model's; give the patient's case another name$/,
    ],
    [
      'a case on the home page that is none',
      addCase,
      () => content.change('pages/home.yaml', /^ {2}case: .*$/m, '  case: trial-gop'),
      /^content\/pages\/home\.yaml:\d+: expertise\.case: no case of content\/gallery\/cases\.yaml is called 'trial-gop'; is it trial-gap\?$/,
    ],
    [
      'a portrait that does not open its words',
      addStory,
      () =>
        content.change('photographs/trial-author.yaml', 'Ada Trial, smiling', 'A woman, smiling'),
      /^content\/photographs\/trial-author\.yaml:3: alt: does not name 'Ada Trial', whose words this photograph opens; add it$/,
    ],
    [
      'a painting as the portrait in a patient’s story',
      async () => {},
      () =>
        content.change(
          'pages/stories.yaml',
          'stories:\n',
          toldWith(`    ${CONSENT}\n    portrait: sitter-sage-sweater\n`),
        ),
      /^content\/pages\/stories\.yaml:\d+: stories\.0\.portrait: 'sitter-sage-sweater' is the painting of an imagined person; take the line out/,
    ],
    [
      'words that another page repeats',
      addStory,
      () => content.change('pages/community.yaml', /^lead: "/m, 'lead: "Ada Trial says hello. '),
      /^content\/pages\/community\.yaml:\d+: 'Ada Trial' would stay here when the consent in content\/stories\/testimonials\.yaml ends/,
    ],
    [
      'a person in a page’s picture, under a name of its own',
      async () => {},
      async () => {
        content.change('pages/home.yaml', 'picture: lounge', 'picture: in-the-lounge');
        await content.addPhotograph('in-the-lounge', words(CONSENT));
      },
      /^content\/pages\/home\.yaml:\d+: picture: 'in-the-lounge' would leave a hole when its consent ends; give the part/,
    ],
  ])('%s', async (_, add, breakIt, expected) => {
    await add();
    await breakIt();
    expect(await say()).toEqual([expect.stringMatching(expected)]);
  });
});

it('tells of the consents of colleagues, cases and stories that are over or soon over, and finds no fault in them', async () => {
  await addColleague();
  await addCase();
  content.change('photographs/trial-portrait.yaml', '2028-01-10', '2026-11-01');
  content.change('photographs/trial-gap-after.yaml', '2028-01-10', '2026-12-10');
  content.change(
    'pages/stories.yaml',
    'stories:\n',
    toldWith("    consent: { givenOn: '2026-01-10', holdsUntil: '2026-11-20' }\n"),
  );
  const { faults, notes } = await findFaults(TODAY);
  expect(faults).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^content\/photographs\/trial-portrait\.yaml:\d+: the consent ended/),
    expect.stringMatching(/^content\/pages\/stories\.yaml:\d+: the consent ended/),
    expect.stringMatching(
      /^content\/photographs\/trial-gap-after\.yaml:\d+: the consent ends with/,
    ),
  ]);
});
