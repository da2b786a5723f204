import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrialContent } from '../../tests/support/trial-content.ts';

const TODAY = '2026-11-22';

const content = createTrialContent();
const { change } = content;
vi.stubEnv('CONTENT_FOLDER', content.folder);
const { findFaults } = await import('./find-faults.ts');

beforeEach(() => content.reset());
afterAll(() => content.remove());

function takePhotographOut(name: string): void {
  for (const end of ['jpg', 'png', 'webp', 'avif', 'yaml']) {
    rmSync(path.join(content.folder, `photographs/${name}.${end}`), { force: true });
  }
}

/** In the place of the site's own words; their photographs, which nothing would show then, go too. */
function writeWords(words: string): void {
  const own = content.read('stories/testimonials.yaml');
  for (const [, portrait = ''] of own.matchAll(/^ {2}portrait: (\S+)$/gm))
    takePhotographOut(portrait);
  content.write('stories/testimonials.yaml', words);
}

/** Words that a picture opens, whoever's stand on the site. */
function writeSampleWords(): void {
  const words = `- id: ada\n  sample: true\n  author: Ada Sample\n  portrait: portrait-a\n  quote: Enough.\n`;
  writeWords(words);
  change(
    'pictures.yaml',
    /(\nportrait-a:\n(?: {2}.*\n)*? {2}alt: )>-\n(?: {4}.*\n)+/,
    '$1Ada Sample\n',
  );
}

describe('findFaults', () => {
  it('finds none in the site’s own content', async () => {
    expect((await findFaults(TODAY)).faults).toEqual([]);
  });

  it.each<[string, string, string | RegExp, string, RegExp]>([
    [
      'a field of practice.yaml that is missing',
      'practice.yaml',
      /^phone: .*\n/m,
      '',
      /^content\/practice\.yaml: phone: is missing; add it$/,
    ],
    [
      'practice.yaml that is no YAML',
      'practice.yaml',
      /^phone: .*$/m,
      'phone: [516',
      /^content\/practice\.yaml:\d+: not readable: /,
    ],
    [
      'an announcement without its days',
      'announcement.yaml',
      "words: ''",
      'words: Closed on Friday.',
      /^content\/announcement\.yaml:\d+: days: choose its first and its last day/,
    ],
    [
      'a fact in an announcement that nobody knows',
      'announcement.yaml',
      "whatToDo: ''",
      "whatToDo: 'Call {{urgentFone}}.'",
      /^content\/announcement\.yaml:\d+: en-US\.whatToDo: \{\{urgentFone\}\} names no fact; is it \{\{urgentPhone\}\}\?$/,
    ],
    [
      'a ready letter about health',
      'desk-letters.yaml',
      'Thank you for writing to us.',
      'Thank you for writing about your teeth.',
      /^content\/desk-letters\.yaml:\d+: .*'teeth' is about health/,
    ],
    [
      'a fact in a ready letter that nothing would fill in',
      'desk-letters.yaml',
      'us at {{phone}}.',
      'us at {fax}.',
      /^content\/desk-letters\.yaml:\d+: .*has two braces, as \{\{phone\}\}$/,
    ],
    [
      'a number that is none',
      'practice.yaml',
      /^phone: .*$/m,
      'phone: 516 555 0100',
      /^content\/practice\.yaml:\d+: phone: write a phone number as/,
    ],
    [
      'closures that go on after the day until which they are known',
      'practice.yaml',
      /^closuresUntil: .*$/m,
      "closuresUntil: '2000-06-30'",
      /^content\/practice\.yaml:\d+: closuresUntil: /,
    ],
    [
      'a field of a picture',
      'pictures.yaml',
      /(^lounge:\n(?: {2}.*\n)*? {2})title/m,
      '$1titel',
      /^content\/pictures\.yaml:\d+: lounge\.titel: unknown key 'titel'; is it 'title'\?$/,
    ],
    [
      'a case that has no model',
      'gallery/cases.yaml',
      '- case: smile\n',
      '- case: smyle\n',
      /^content\/gallery\/cases\.yaml:\d+: \d+\.case: no model in domain\/smile is called 'smyle'; is it smile\?$/,
    ],
    [
      'a case without its pictures',
      'pictures.yaml',
      /^spacing-after:\n(?: {2}.*\n)+/m,
      '',
      /^content\/gallery\/cases\.yaml:\d+: \d+\.after: 'spacing-after' is no picture/,
    ],
    [
      'a page’s picture',
      'pages/team.yaml',
      /^picture: .*$/m,
      'picture: treatmint',
      /^content\/pages\/team\.yaml:\d+: picture: 'treatmint' is no picture .* write 'treatment'$/,
    ],
    [
      'a person’s field',
      'team/people.yaml',
      '  group: leaders',
      '  group: leader',
      /^content\/team\/people\.yaml:\d+: 0\.group: write one of: leaders, partners/,
    ],
    [
      'a section that others link to',
      'pages/team.yaml',
      /^lead: /m,
      'leed: ',
      /^content\/pages\/team\.yaml:\d+: leed: unknown key 'leed'; is it 'lead'\?$/,
    ],
    [
      'a fact that nobody knows',
      'pages/community.yaml',
      '{{email}}',
      '{{emial}}',
      /^content\/pages\/community\.yaml:\d+: letter\.withoutScript: \{\{emial\}\} names no fact; is it \{\{email\}\}\?$/,
    ],
    [
      'a link that leads nowhere',
      'pages/community.yaml',
      '(/emergency)',
      '(/emergancy)',
      /^content\/pages\/community\.yaml:\d+: link to \/emergancy, which is no page; is it \/emergency\?$/,
    ],
    [
      'a link of the navigation that leads nowhere',
      'navigation.yaml',
      '"/community"',
      '"/comunity"',
      /^content\/navigation\.yaml:\d+: link to \/comunity, which is no page; is it \/community\?$/,
    ],
    [
      'an old address that leads nowhere',
      'redirects.yaml',
      /: \/faq$/m,
      ': /fak',
      /^content\/redirects\.yaml:\d+: link to \/fak, which is no page; is it \/faq\?$/,
    ],
    [
      'a heading that no preview can hold',
      'pages/team.yaml',
      /^heading: .*\n(headingEmphasis: .*\n)?/m,
      `heading: ${'Incomprehensibilities '.repeat(9)}\n`,
      /^content\/pages\/team\.yaml:\d+: heading: does not fit/,
    ],
    [
      'an event on a day that no calendar has',
      'pages/community.yaml',
      /day: '[\d-]+'/,
      "day: '2027-02-29'",
      /^content\/pages\/community\.yaml:\d+: season\.events\.0\.day: write a day that the calendar has/,
    ],
    [
      'two stories of one address',
      'pages/stories.yaml',
      /^( {2}- id: )(.+)(\n(?: {4}.*\n)+ {2}- id: ).+$/m,
      '$1$2$3$2',
      /^content\/pages\/stories\.yaml:\d+: stories\.1\.id: '[a-z0-9-]+' stands twice; rename one$/,
    ],
    [
      'an event at no place of the map',
      'pages/community.yaml',
      /^( {6}place): \S+$/m,
      '$1: libary',
      /^content\/pages\/community\.yaml:\d+: season\.events\.0\.place: 'libary' is no place of this page/,
    ],
    [
      'two events of one name in a year',
      'pages/community.yaml',
      /^ {2}events:\n( {4}- id: .*\n(?: {6}.*\n)+)/m,
      '$&$1',
      /^content\/pages\/community\.yaml:\d+: season\.events\.1\.id: '[a-z0-9-]+' is another event's of that year/,
    ],
    [
      'an event that ends before it begins',
      'pages/community.yaml',
      /^( {6}ends): .*$/m,
      "$1: '00:00'",
      /^content\/pages\/community\.yaml:\d+: season\.events\.0\.ends: ends before it begins/,
    ],
    [
      'a letter that lacks a blank',
      'pages/community.yaml',
      'toward {purpose}',
      'toward this',
      /^content\/pages\/community\.yaml:\d+: letter\.sentences: needs each of \{who\}/,
    ],
    [
      'hours that end before they begin',
      'practice.yaml',
      /  tuesday: .*/,
      '  tuesday: 08:00-00:30',
      /^content\/practice\.yaml:\d+: hours\.tuesday: closes before it opens/,
    ],
    [
      'hours as people write them',
      'practice.yaml',
      /  friday: .*/,
      '  friday: 8 AM to 5 PM',
      /^content\/practice\.yaml:\d+: hours\.friday: write the hours as 08:00-18:00, by the clock of 24 hours and on the half-hour, or closed$/,
    ],
    [
      "a notice that the reminders' letters do not hold to",
      'practice.yaml',
      /  noticeHours: .*/,
      '  noticeHours: 72',
      /^content\/practice\.yaml:\d+: policies\.noticeHours: write whole hours from 16 to 46, such as 24/,
    ],
    [
      'hours off the half-hour',
      'practice.yaml',
      /  friday: .*/,
      '  friday: 08:15-17:00',
      /^content\/practice\.yaml:\d+: hours\.friday: write the hours as 08:00-18:00/,
    ],
    [
      'a weekend that is closed',
      'practice.yaml',
      /  sunday: .*/,
      '  sunday: closed',
      /^content\/practice\.yaml:\d+: hours\.sunday: write the hours as .*, or by appointment$/,
    ],
    [
      'a weekday whose name is written wrong',
      'practice.yaml',
      /  wednesday: /,
      '  wenesday: ',
      /^content\/practice\.yaml:\d+: hours\.wenesday: unknown key 'wenesday'; is it 'wednesday'\?/,
    ],
    [
      'a weekday that is left out',
      'practice.yaml',
      /  wednesday: .*\n/,
      '',
      /^content\/practice\.yaml:\d+: hours\.wednesday: /,
    ],
    [
      'a whole weekend with hours',
      'practice.yaml',
      /  saturday: .*\n  sunday: .*/,
      '  saturday: 09:00-13:00\n  sunday: 09:00-13:00',
      /^content\/practice\.yaml:\d+: hours: leave Saturday or Sunday by appointment/,
    ],
    [
      'a week without hours',
      'practice.yaml',
      /^ {2}monday: [\s\S]*?^ {2}sunday: .*$/m,
      [
        ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map(
          (day) => `  ${day}: closed`,
        ),
        ...['saturday', 'sunday'].map((day) => `  ${day}: by appointment`),
      ].join('\n'),
      /^content\/practice\.yaml:\d+: hours: every day is without hours/,
    ],
    [
      'a holiday that no calendar has',
      'practice.yaml',
      /^closures: \['[\d-]+'/m,
      "closures: ['2026-11-31'",
      /^content\/practice\.yaml:\d+: closures\.0: write a day that the calendar has/,
    ],
    [
      'a case without a model beside those of all models',
      'gallery/cases.yaml',
      /^- case: smile$/m,
      '- case: rotated-canine\n  length: 6 months\n  course: Turned.\n- case: smile',
      /^content\/gallery\/cases\.yaml:\d+: \d+\.case: no model in domain\/smile is called 'rotated-canine'; take it out, have its model made first, or add 'patient'/,
    ],
    [
      'a redirect from a page that is there',
      'redirects.yaml',
      /^\/wedding: .*$/m,
      '$&\n/gallery: /team',
      /^content\/redirects\.yaml:\d+: \/gallery is a page of the site, which is shown in place of this redirect; take the line out$/,
    ],
    [
      'a closure that stands twice',
      'practice.yaml',
      /^closures: \[('[\d-]+')/m,
      '$&, $1',
      /^content\/practice\.yaml:\d+: closures\.1: '[\d-]+' stands twice; drop one$/,
    ],
    [
      'two questions of one address',
      'faq/questions.yaml',
      /^( {4}- id: (.*)\n[\s\S]*?\n {4}- id: ).*$/m,
      '$1$2',
      /^content\/faq\/questions\.yaml:\d+: 0\.questions\.1\.id: '.+' stands twice; rename one$/,
    ],
    [
      'a fact of one brace',
      'pages/faq.yaml',
      /^lead: "?/m,
      '$&Call {phone}. ',
      /^content\/pages\/faq\.yaml:\d+: lead: \{phone\} would be read as it stands here; write \{\{phone\}\}$/,
    ],
    [
      'a fact in a file that names none',
      'gallery/cases.yaml',
      /^ {2}length: /m,
      '$&Call {{phone}}, ',
      /^content\/gallery\/cases\.yaml:\d+: 0\.length: \{\{phone\}\} names no fact; this file cannot name any: write it out$/,
    ],
    [
      'a key of the quiz’s answers that is no question’s',
      'quiz/samples.yaml',
      /^ {4}Q\d+:/m,
      '    X1:',
      /^content\/quiz\/samples\.yaml:\d+: 0\.answers\.X1: name questions Q1 to Q10$/,
    ],
    [
      'answers of the quiz that are no YAML',
      'quiz/samples.yaml',
      /\[\d/,
      '[[1',
      /^content\/quiz\/samples\.yaml:\d+: not readable: /,
    ],
    [
      'a key of the quiz’s samples that is none',
      'quiz/samples.yaml',
      /^ {2}says:/m,
      '  said:',
      /^content\/quiz\/samples\.yaml:\d+: 0\.said: unknown key 'said'; is it 'says'\?$/,
    ],
    [
      'a question that the quiz does not have',
      'quiz/samples.yaml',
      /^ {4}Q\d+:/m,
      '    Q12:',
      /^content\/quiz\/samples\.yaml:\d+: 0\.answers\.Q12: is no question of the quiz; write one of Q1, Q2,/,
    ],
    [
      'an answer that nobody can give any more',
      'quiz/samples.yaml',
      /^( {4}Q\d+:) .*/m,
      '$1 [9]',
      /^content\/quiz\/samples\.yaml:\d+: 0\.answers\.Q\d+: nobody can answer so; write some of 0 to \d, which are its options, or \d alone, which is that none fits$/,
    ],
    [
      'a claim of somebody invented',
      'quiz/samples.yaml',
      /^ {2}says: "/m,
      '$&Painless. ',
      /^content\/quiz\/samples\.yaml:\d+: "Painless" is a promise about pain/,
    ],
    [
      'two people of one address',
      'team/people.yaml',
      /^- id: ([a-z0-9-]+)\n([\s\S]*?)\n- id: [a-z0-9-]+$/m,
      '- id: $1\n$2\n- id: $1',
      /^content\/team\/people\.yaml:\d+: 1\.id: '[a-z0-9-]+' is another person's; rename one$/,
    ],
    [
      'a claim about a person',
      'team/people.yaml',
      /^ {2}bio: (?:>-\n {4})?"?/m,
      '$&Painless plans. ',
      /^content\/team\/people\.yaml:\d+: "Painless" is a promise about pain/,
    ],
    [
      'a heading of a legal text',
      'legal/privacy.md',
      / \{#[a-z-]+\}$/m,
      '',
      /^content\/legal\/privacy\.md:\d+: a heading lacks its address/,
    ],
    [
      'a part of a legal text without its line in the margin',
      'legal/terms.md',
      /^ {2}terms-law: .*\n/m,
      '',
      /^content\/legal\/terms\.md: glosses: write one line for the part terms-law/,
    ],
    [
      'a line in the margin of no part',
      'legal/terms.md',
      / {2}terms-law: .*\n/,
      '$&  terms-courts: "Nobody reads this."\n',
      /^content\/legal\/terms\.md: glosses: no part has the address terms-courts/,
    ],
  ])('says one thing of %s, with its line', async (_, file, from, to, expected) => {
    change(file, from, to);
    const { faults } = await findFaults(TODAY);
    expect(faults).toEqual([expect.stringMatching(expected)]);
  });

  it.each<[string, string | RegExp, string, RegExp]>([
    [
      'without consent',
      '  sample: true\n',
      '',
      /^content\/stories\/testimonials\.yaml:1: 0: give either `sample: true`, or consent/,
    ],
    [
      'that no picture opens',
      'Ada Sample',
      'Ida Sample',
      /^content\/stories\/testimonials\.yaml:3: 0\.author: no picture on a page opens these words; write 'Ida Sample' into the alt/,
    ],
  ])('says one thing of words %s', async (_, from, to, expected) => {
    writeSampleWords();
    expect((await findFaults(TODAY)).faults).toEqual([]);
    change('stories/testimonials.yaml', from, to);
    expect((await findFaults(TODAY)).faults).toEqual([expect.stringMatching(expected)]);
  });

  it('says one thing of a picture’s wrong name in the manifest', async () => {
    takePhotographOut('lounge');
    change('pictures.yaml', /^lounge:$/m, 'longe:');
    const said =
      /'lounge' is no picture in content\/pictures\.yaml and no photograph \(asked for in \d+ places\); add content\/photographs\/lounge\.jpg, or write 'longe'$/;
    expect((await findFaults(TODAY)).faults).toEqual([expect.stringMatching(said)]);
  });

  it('says one thing of a page without its words', async () => {
    rmSync(path.join(content.folder, 'pages/team.yaml'));
    const { faults } = await findFaults(TODAY);
    expect(faults).toEqual(['content/pages/team.yaml: the file is missing or unreadable; add it']);
  });

  it('says two things of two faults', async () => {
    change('pages/team.yaml', /^picture: .*$/m, 'picture: treatmint');
    change('pages/community.yaml', '{{email}}', '{{emial}}');
    expect((await findFaults(TODAY)).faults).toHaveLength(2);
  });
});

describe('its notes', () => {
  const withConsent = (until: string) =>
    writeWords(
      `- id: ada\n  author: Ada Sample\n  consent: { givenOn: '2026-01-01', holdsUntil: '${until}' }\n  quote: Enough.\n`,
    );

  it('tell of a consent that is over or ends soon, and of nothing else', async () => {
    withConsent('2026-11-21');
    expect((await findFaults(TODAY)).notes).toEqual([
      expect.stringMatching(/^content\/stories\/testimonials\.yaml:3: the consent ended with/),
    ]);
    change('stories/testimonials.yaml', "'2026-11-21'", "'2026-12-21'");
    expect((await findFaults(TODAY)).notes).toEqual([
      expect.stringMatching(/the consent ends with 2026-12-21; renew it/),
    ]);
    change('stories/testimonials.yaml', "'2026-12-21'", "'2027-12-21'");
    expect((await findFaults(TODAY)).notes).toEqual([]);
    change('stories/testimonials.yaml', "'2026-01-01'", "'2027-01-01'");
    expect((await findFaults(TODAY)).notes).toEqual([
      expect.stringMatching(
        /^content\/stories\/testimonials\.yaml:3: the consent begins with 2027-01-01/,
      ),
    ]);
  });

  it('tell of closures that end, and of events that are over', async () => {
    const days = content.read('pages/community.yaml').match(/^ +day: '/gm);
    const closuresUntil = /closuresUntil: '(.*)'/.exec(content.read('practice.yaml'))?.[1];
    const { faults, notes } = await findFaults('9999-12-31');
    expect(faults).toEqual([]);
    expect(notes.filter((note) => note.includes('is over'))).toHaveLength(days?.length ?? 0);
    expect(notes).toContainEqual(
      expect.stringContaining(`closures are known only until ${closuresUntil}`),
    );
  });
});
