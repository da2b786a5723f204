import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type {
  AddedEntryAnswer,
  EditionsAnswer,
  FieldValue,
  PublishedAnswer,
  SiteAnswer,
  SitePreview,
  SiteRun,
} from '../../domain/desk/site-wire.ts';
import { findLiveBuild, sitesFolderOf, underWayNoteOf } from '../publishing/published-build.ts';
import { noteUnderWay, settleUnderWay } from '../publishing/under-way.ts';
import { openDatabase } from '../db/open-database.ts';
import { addEdition, deleteOldEditions, packTexts } from '../publishing/edition-store.ts';
import { beginSiteDesk, fieldOf, type SiteDesk } from '../test-support/site-desk.ts';
import { ASKED_BY_OTHERS, ON_POSTGRES } from '../test-support/test-database.ts';

const FEE = 'prices.consultationFee';
const NOW = new Date('2027-07-01T14:00:00Z');
const DAY_MS = 86_400_000;

let desk: SiteDesk;
beforeEach(async () => {
  desk = await beginSiteDesk();
});
afterEach(() => desk.close());

/** Loses the answer of the next COMMIT. @param wasDone whether the database had done it; it may do something once more before that is known */
function loseAnswer(wasDone: boolean, before = async (): Promise<unknown> => undefined): void {
  const { database } = desk;
  const { transaction } = database;
  database.transaction = () => {
    database.transaction = transaction;
    const builder = transaction.call(database);
    const execute = builder.execute.bind(builder);
    builder.execute = async (task) => {
      if (wasDone) await execute(task);
      await before();
      throw new Error('Connection terminated unexpectedly');
    };
    return builder;
  };
}

/** What a visitor reads on the front page now. */
const home = () => String(desk.publishing.live.site().answers.get('/')?.identity.body);
const facts = () => readFileSync(path.join(desk.publishing.contentFolder, 'practice.yaml'), 'utf8');

describe('a draft', () => {
  it('is kept with who wrote it and when, shared, and changes nothing', async () => {
    const before = facts();
    await desk.write(FEE, '$275');
    const field = fieldOf(await desk.look(), FEE);
    expect(field).toMatchObject({
      kind: 'text',
      written: '$250',
      draft: { value: '$275', person: 1, at: NOW.toISOString() },
      faults: [],
      places: { count: 2, pages: 1 },
    });
    expect(facts()).toBe(before);
    expect(home()).toContain('$250');
  });

  it('of a choice is looked for on no page: the site makes words of it', async () => {
    const field = fieldOf(await desk.look(), 'policies.fee.missed');
    expect(field?.choices?.map(({ value }) => value)).toEqual(['back', 'kept']);
    expect(field?.places).toBeNull();
  });

  it('is of the later of two, and is taken back', async () => {
    const scheduler = await desk.joinAs('scheduler');
    await desk.write('hours.monday', '09:00-18:00');
    await desk.write('hours.monday', 'closed', scheduler);
    expect(fieldOf(await desk.look(), 'hours.monday')?.draft).toMatchObject({
      value: 'closed',
      person: 2,
    });
    await desk.post('/api/site/drafts/take-back', { path: 'hours.monday' });
    expect(fieldOf(await desk.look(), 'hours.monday')?.draft).toBeNull();
  });

  it('of days has what both of two put in and took out who did not see one another', async () => {
    const scheduler = await desk.joinAs('scheduler');
    const { written } = fieldOf(await desk.look(), 'closures') ?? {};
    const over = Array.isArray(written) ? written : [];
    const [gone = ''] = over;
    const change = (value: readonly string[], seen: readonly string[], by = desk.cookie) =>
      desk.post('/api/site/drafts', { path: 'closures', value, over: seen }, by);
    await change([...over, '2027-10-15'], over, scheduler);
    await change([...over, '2027-10-08'].slice(1), over);
    const both = [...over.slice(1), '2027-10-08', '2027-10-15'].toSorted();
    expect(fieldOf(await desk.look(), 'closures')?.draft).toMatchObject({ value: both, person: 1 });
    // Taken out by one, a day stays out for the other; and nothing is left of a draft that changes nothing.
    await change([...over, '2027-10-15'], [...over, '2027-10-08', '2027-10-15'], scheduler);
    await change([gone, '2027-10-15'], ['2027-10-15']);
    await change([], ['2027-10-15']);
    expect(fieldOf(await desk.look(), 'closures')?.draft).toBeNull();
  });

  it('of lines has what both of two wrote and took out who did not see one another, in its order', async () => {
    const colleague = await desk.joinAs('coordinator');
    const path = 'areasServed';
    const { written } = fieldOf(await desk.look(), path) ?? {};
    const over = Array.isArray(written) ? written : [];
    const [first = '', ...others] = over;
    const change = (value: readonly string[], seen: readonly string[], by = desk.cookie) =>
      desk.post('/api/site/drafts', { path, value, over: seen }, by);
    await change([...over, 'Mine'], over);
    await change(['Hicksville', ...others], over, colleague);
    expect(fieldOf(await desk.look(), path)?.draft).toMatchObject({
      value: ['Hicksville', ...others, 'Mine'],
      person: 2,
    });
    // A line is saved as far as it is typed: the next save takes the beginning out.
    await change([...over, 'Mineola'], [...over, 'Mine']);
    const both = ['Hicksville', ...others, 'Mineola'];
    expect(fieldOf(await desk.look(), path)?.draft?.value).toEqual(both);
    await change(both.toReversed(), both);
    expect(fieldOf(await desk.look(), path)?.draft?.value).toEqual(both.toReversed());
    await change([first, ...others], both);
    expect(fieldOf(await desk.look(), path)?.draft).toBeNull();
    // The other order is a change.
    await change(over.toReversed(), over);
    expect(fieldOf(await desk.look(), path)?.draft?.value).toEqual(over.toReversed());
  });

  it.skipIf(ON_POSTGRES).each<[string, FieldValue, string, FieldValue | null]>([
    [FEE, '275', 'write an amount, such as $250', '$275'],
    ['phone', '(516) 555 0100', 'write a phone number as 516-555-0100', '516-555-0100'],
    ['hours.monday', '08:00-05:30', 'closes before it opens: look at both times', '08:00-17:30'],
    ['hours.tuesday', '08:00-02:00', 'closes before it opens: look at both times', '08:00-14:00'],
    [
      'hours.sunday',
      '-13:00',
      'write the hours as 08:00-18:00, by the clock of 24 hours and on the half-hour, or by appointment',
      null,
    ],
    ['prices.monthlyPlan.payments', 'many', 'must be a number, and is a text; mend it', null],
    [
      'closures',
      ['2027-02-30'],
      "entry 1: write a day that the calendar has, as '2026-12-25', in quotes",
      null,
    ],
  ])(
    'of %s that does not do is kept, and says so as the check does',
    async (name, value, fault, repair) => {
      await desk.write(name, value);
      expect(fieldOf(await desk.look(), name)).toMatchObject({
        draft: { value },
        faults: [fault],
        repair,
      });
    },
  );

  it.skipIf(ON_POSTGRES)(
    'keeps nothing that cannot be seen, and nothing that turns the letters beside it',
    async () => {
      await desk.write(FEE, '\u202e$2\u000075\u2028');
      expect(fieldOf(await desk.look(), FEE)?.draft?.value).toBe('$275');
      const words = 'announcement/en-US.words';
      await desk.write(words, 'Closed\r\n\ton <Friday> \u2066&\u2069 &id001 *id001\n--- {a: b}');
      const kept = 'Closed\n\ton <Friday> & &id001 *id001\n--- {a: b}';
      expect(fieldOf(await desk.look(), words)?.draft?.value).toBe(kept);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'of an announcement says what it needs beside what was typed, until it has that',
    async () => {
      const [words, from, until] = [
        'announcement/en-US.words',
        'announcement/days.from',
        'announcement/days.until',
      ];
      const scheduler = await desk.joinAs('scheduler');
      await desk.write(words, 'Closed Friday afternoon for a course.', scheduler);
      const needed = 'choose its first and its last day: it comes and leaves by itself';
      expect(fieldOf(await desk.look(), words)?.faults).toEqual([needed]);
      expect((await desk.post('/api/site/build')).statusCode).toBe(409);
      await desk.write(from, '2027-07-09');
      await desk.write(until, '2027-07-02');
      const turned = 'ends before it begins: look at both days';
      const answer = await desk.look();
      expect(fieldOf(answer, from)).toMatchObject({ kind: 'day', faults: [turned] });
      expect(fieldOf(answer, until)?.faults).toEqual([turned]);
      await desk.write(until, '2027-07-09');
      await desk.publish();
      const file = path.join(desk.publishing.contentFolder, 'announcement.yaml');
      const text = readFileSync(file, 'utf8');
      expect(text).toContain("  words: 'Closed Friday afternoon for a course.'\n  whatToDo: ''\n");
      expect(text).toContain("days:\n  from: '2027-07-09'\n  until: '2027-07-09'\n");
      // Taken down by emptying it.
      await desk.write(words, '');
      expect(((await desk.build()) as SitePreview).changes).toMatchObject([
        { before: 'Closed Friday afternoon for a course.', after: 'nothing' },
      ]);
    },
  );

  it.skipIf(ON_POSTGRES)('is by whose work it is', async () => {
    const scheduler = await desk.joinAs('scheduler');
    const dentist = await desk.joinAs('dentist');
    expect((await desk.write('closures', ['2027-12-28'], scheduler)).statusCode).toBe(200);
    expect((await desk.write(FEE, '$1', scheduler)).statusCode).toBe(403);
    expect((await desk.write('closures', [], dentist)).statusCode).toBe(403);
    expect((await desk.write(FEE, '$1', dentist)).statusCode).toBe(403);
    expect((await desk.write(FEE, '$1', '')).statusCode).toBe(401);
    expect((await desk.write('siteUrl', 'https://elsewhere.example')).statusCode).toBe(404);
    const taken = await desk.post('/api/site/drafts/take-back', { path: FEE }, scheduler);
    expect(taken.statusCode).toBe(403);
    for (const url of ['/api/site/build', '/api/site/leave', '/api/site/publish']) {
      expect((await desk.post(url, { id: 'x' }, scheduler)).statusCode).toBe(403);
    }
  });

  it.skipIf(ON_POSTGRES)(
    'of an answer and of what is said of a person is known by their ids',
    async () => {
      const answer = 'questions/what-to-bring/answer';
      const { fields } = await desk.look();
      expect(fieldOf({ fields } as SiteAnswer, answer)).toMatchObject({
        part: 'questions',
        section: 'What should I bring?',
        label: 'Answer',
        places: null,
      });
      await desk.write(answer, '- a photo ID\n- your questions');
      await desk.write('team/isolde-fennimarch-oye/bio', '  ');
      const faq = path.join(desk.publishing.contentFolder, 'faq/questions.yaml');
      const before = readFileSync(faq, 'utf8');
      // Somebody adds a question before it, by hand: the draft stays that of its own question.
      const added =
        '- id: parking\n      question: "Where?"\n      answer: |\n        Behind.\n    ';
      writeFileSync(faq, before.replace('- id: what-is-the-smile-blueprint', `${added}$&`));
      const run = (await desk.build()) as SitePreview;
      expect(run.leftBehind).toEqual([expect.stringContaining('In two or three sentences')]);
      await desk.post('/api/site/publish', { id: run.id });
      const after = readFileSync(faq, 'utf8');
      expect(after).toContain(
        'answer: |\n        - a photo ID\n        - your questions\n    - id: is-the-quiz-a-diagnosis',
      );
      expect(after).toContain('id: parking');
      expect(desk.publishing.commits[0]?.files).toEqual(['faq/questions.yaml']);
    },
  );

  it.skipIf(ON_POSTGRES)('of a question that is gone stays behind by its name', async () => {
    await desk.write(FEE, '$275');
    await desk.write('questions/what-to-bring/answer', 'Nothing.');
    const faq = path.join(desk.publishing.contentFolder, 'faq/questions.yaml');
    writeFileSync(faq, readFileSync(faq, 'utf8').replace('id: what-to-bring', 'id: to-bring'));
    expect(((await desk.build()) as SitePreview).leftBehind).toEqual([
      'questions/what-to-bring/answer, which is there no more',
    ]);
    expect((await desk.write('questions/what-to-bring/answer', 'All.')).statusCode).toBe(404);
    const lost = (await desk.look()).lost.map(({ path: name, value }) => [name, value]);
    expect(lost).toEqual([['questions/what-to-bring/answer', 'Nothing.']]);
    await desk.post('/api/site/drafts/take-back', { path: 'questions/what-to-bring/answer' });
    expect((await desk.look()).lost).toEqual([]);
  });

  it.skipIf(ON_POSTGRES)('of a rule is refused once counsel has read it', async () => {
    expect((await desk.write('policies.noShow', 'There is one.')).statusCode).toBe(200);
    const terms = path.join(desk.publishing.contentFolder, 'legal/terms.md');
    writeFileSync(terms, readFileSync(terms, 'utf8').replace(/^review: counsel\n/m, ''));
    expect((await desk.write('policies.noShow', 'There is another.')).statusCode).toBe(409);
    expect(fieldOf(await desk.look(), 'policies.noShow')?.isLocked).toBe(true);
    expect((await desk.post('/api/site/build')).statusCode).toBe(409);
  });
});

describe('an entry of a list', () => {
  const add = (part: string, words: string, group = '', by = desk.cookie) =>
    desk.post('/api/site/entries/add', { part, words, group }, by);
  const takeOut = (entry: string, by = desk.cookie) =>
    desk.post('/api/site/entries/take-out', { path: entry }, by);
  const entryOf = ({ lists }: SiteAnswer, name: string) =>
    lists.flatMap(({ entries }) => entries).find(({ path: one }) => one === name);
  const fileOf = (name: string) =>
    readFileSync(path.join(desk.publishing.contentFolder, name), 'utf8');

  it.skipIf(ASKED_BY_OTHERS)('is added, asked for what it needs, and published whole', async () => {
    const before = fileOf('faq/questions.yaml');
    const added = (
      await add('questions', 'Where to park?', 'first-visit')
    ).json<AddedEntryAnswer>();
    expect(added.path).toBe('questions/where-to-park');
    expect(entryOf(added, added.path)).toMatchObject({ wish: 'add', title: 'Where to park' });
    await desk.write('questions/where-to-park/question', 'Where do I park?');
    // Not without an answer: it stays behind whole, with what was typed.
    expect(fieldOf(await desk.look(), 'questions/where-to-park/answer')?.faults).toEqual([
      'write at least one word',
    ]);
    expect((await desk.post('/api/site/build')).statusCode).toBe(409);
    await desk.write('questions/where-to-park/answer', 'Behind the house.\n- ten places');
    const run = (await desk.build()) as SitePreview;
    expect(run.leftBehind).toEqual([]);
    expect(run.changes).toEqual([
      {
        label: 'Questions and answers: Where to park',
        before: 'nothing',
        after: 'Where do I park?\nBehind the house.\n- ten places',
        person: 1,
        at: NOW.toISOString(),
      },
    ]);
    await desk.post('/api/site/publish', { id: run.id });
    const after = fileOf('faq/questions.yaml');
    expect(after).toContain(
      '    - id: where-to-park\n      question: "Where do I park?"\n      answer: |-\n        Behind the house.\n        - ten places\n',
    );
    expect(after.length - before.length).toBeLessThan(160);
    expect((await desk.look()).lost).toEqual([]);
    const back = await desk.publish(1);
    expect(fileOf('faq/questions.yaml')).toBe(before);
    expect(back.editions[0]?.changes).toMatchObject([
      { label: 'Questions and answers: Where do I park?', after: 'nothing' },
    ]);
  });

  it.skipIf(ASKED_BY_OTHERS)('is an event on a day and at a place of the map', async () => {
    const { places } = parse(fileOf('pages/community.yaml'));
    const { id: place, name: placeName } = places.at(-1);
    const { path: event } = (await add('events', '2 braces')).json<AddedEntryAnswer>();
    expect(event).toBe('events/braces');
    for (const [key, value] of Object.entries({
      name: 'Braces',
      day: '2027-09-01',
      begins: '18:00',
      ends: '17:00',
      place: 'nowhere',
      text: 'For teens.',
    })) {
      await desk.write(`${event}/${key}`, value);
    }
    const turned = await desk.look();
    expect(fieldOf(turned, `${event}/ends`)?.faults).toEqual(['ends before it begins']);
    expect(fieldOf(turned, `${event}/day`)?.kind).toBe('day');
    await desk.write(`${event}/place`, '');
    expect(fieldOf(await desk.look(), `${event}/place`)?.faults).toEqual(['is empty: choose one']);
    await desk.write(`${event}/place`, 'nowhere');
    await desk.write(`${event}/ends`, '19:00');
    const elsewhere = fieldOf(await desk.look(), `${event}/place`);
    expect(elsewhere?.faults).toEqual([expect.stringContaining("'nowhere' is no place")]);
    expect(elsewhere?.choices).toContainEqual({ value: place, label: expect.any(String) });
    expect((await desk.look()).unfinished).toEqual(['Events and dates: Braces']);
    await desk.write(`${event}/place`, place);
    expect((await desk.look()).changes[0]?.after).toContain(`\n${placeName}\nFor teens.`);
    await desk.publish();
    expect(fileOf('pages/community.yaml')).toContain(
      `    - id: braces\n      name: "Braces"\n      day: "2027-09-01"\n      begins: "18:00"\n      ends: "19:00"\n      place: ${place}\n      text: "For teens."\n`,
    );
  });

  it.skipIf(ASKED_BY_OTHERS)('is taken out, and others keep their drafts', async () => {
    await desk.write('questions/what-to-bring/question', 'What do I bring?');
    await desk.write('questions/how-do-i-start/answer', 'By telephone.');
    await takeOut('questions/how-do-i-start');
    await takeOut('questions/what-is-the-smile-blueprint');
    expect(entryOf(await desk.look(), 'questions/how-do-i-start')?.wish).toBe('take out');
    const { changes } = (await desk.build()) as SitePreview;
    expect(changes.map(({ label, after }) => [label, after])).toEqual([
      ['Questions and answers: What should I bring?: Question', 'What do I bring?'],
      ['Questions and answers: How do I make an appointment?', 'nothing'],
      ['Questions and answers: What is The Smile Blueprint?', 'nothing'],
    ]);
    await desk.post('/api/site/drafts/take-back', {
      path: 'questions/what-is-the-smile-blueprint',
    });
    await desk.publish();
    const text = fileOf('faq/questions.yaml');
    expect(text).not.toContain('how-do-i-start');
    expect(text).toContain('id: what-is-the-smile-blueprint');
    expect(text).toContain('question: "What do I bring?"');
  });

  it.skipIf(ON_POSTGRES)('that is the last of its list stays, and says so', async () => {
    const faq = path.join(desk.publishing.contentFolder, 'faq/questions.yaml');
    const one =
      '- id: only\n  heading: "Only"\n  questions:\n    - id: lone\n      question: "Q?"\n      answer: A.\n';
    writeFileSync(faq, one);
    await takeOut('questions/lone');
    expect(entryOf(await desk.look(), 'questions/lone')?.faults).toEqual([
      'is the last one here, and one must stay: change it, or add another first',
    ]);
    expect((await desk.post('/api/site/build')).statusCode).toBe(409);
  });

  it.skipIf(ASKED_BY_OTHERS)('is taken back with all that was typed for it', async () => {
    const { path: entry } = (await add('events', 'Braces')).json<AddedEntryAnswer>();
    await desk.write(`${entry}/name`, 'Braces');
    await desk.post('/api/site/drafts/take-back', { path: entry });
    const answer = await desk.look();
    expect([entryOf(answer, entry), answer.lost]).toEqual([undefined, []]);
  });

  it.skipIf(ON_POSTGRES)('has a name that nothing else has', async () => {
    const names = [];
    for (const words of ['What to bring', 'What to bring!', 'First visit', 'Año nuevo']) {
      names.push((await add('questions', words, 'first-visit')).json<AddedEntryAnswer>().path);
    }
    expect(names).toEqual([
      'questions/what-to-bring-2',
      'questions/what-to-bring-3',
      'questions/first-visit-2',
      'questions/ano-nuevo',
    ]);
    expect((await add('questions', '¿?', 'first-visit')).statusCode).toBe(409);
  });

  it.skipIf(ON_POSTGRES)('comes and goes by whose work it is, where entries do', async () => {
    const scheduler = await desk.joinAs('scheduler');
    expect((await add('events', 'Braces', '', scheduler)).statusCode).toBe(403);
    expect((await takeOut('events/first-check', scheduler)).statusCode).toBe(403);
    expect((await takeOut('events/first-check', '')).statusCode).toBe(401);
    expect((await takeOut('events/no-such-event')).statusCode).toBe(404);
    expect((await add('team', 'A colleague')).statusCode).toBe(404);
    expect((await takeOut('stories/photographs')).statusCode).toBe(404);
    expect((await takeOut('questions/what-to-bring')).statusCode).toBe(200);
    const url = '/api/site/drafts/take-back';
    const back = await desk.post(url, { path: 'questions/what-to-bring' }, scheduler);
    expect(back.statusCode).toBe(404);
  });

  it.skipIf(ASKED_BY_OTHERS)('of the stories and the cases has words to change', async () => {
    await desk.write('stories/photographs/hard.text', 'Twice a bracket came off.');
    await desk.write('cases/crowding/length', '6 to 18 months');
    await desk.publish();
    expect(fileOf('pages/stories.yaml')).toContain('text: "Twice a bracket came off."');
    expect(fileOf('gallery/cases.yaml')).toContain('length: 6 to 18 months\n');
  });
});

describe('a preview', () => {
  it.skipIf(ASKED_BY_OTHERS)(
    'is built beside the site, with what changes and what stays behind',
    async () => {
      await desk.write(FEE, '$275');
      await desk.write('prices.monthlyPlan.payments', '');
      const run = (await desk.build()) as SitePreview;
      expect(run).toMatchObject({
        is: 'built',
        person: 1,
        edition: null,
        changes: [
          {
            label: expect.stringContaining('consultation fee'),
            before: '$250',
            after: '$275',
            person: 1,
          },
        ],
        leftBehind: [expect.stringContaining('Number of payments')],
        pages: [{ path: '/', title: 'Home' }],
      });
      expect(home()).toContain('$250');
      const page = await desk.get(`/preview/${run.id}/`);
      expect(page.body).toContain('The fee is $275.');
      expect(page.body).toContain(`href="/preview/${run.id}/assets/fee-275.css"`);
      expect(page.headers['content-security-policy']).toContain('sandbox allow-same-origin');
      const style = await desk.get(`/preview/${run.id}/assets/fee-275.css`);
      expect(style.body).toContain(`url(/preview/${run.id}/assets/f.woff2)`);
      expect((await desk.get(`/preview/${run.id}/../site.json`)).statusCode).toBe(404);
      expect((await desk.get(`/preview/${run.id}/%2e%2e%2fsite.json`)).statusCode).toBe(404);
      for (const none of [`${run.id}/${'x'.repeat(301)}`, `${'x'.repeat(41)}/`, 'live/%00']) {
        expect((await desk.get(`/preview/${none}`)).statusCode, none).toBe(404);
      }
      expect(desk.log()).not.toContain('"level":50');
      expect((await desk.get(`/preview/${run.id}/`, '')).statusCode).toBe(401);
      expect((await desk.get('/preview/live/')).body).toContain('The fee is $250.');
      await desk.post('/api/site/leave');
      expect((await desk.get(`/preview/${run.id}/`)).statusCode).toBe(404);
      expect(readdirSync(sitesFolderOf(desk.dataDir))).toEqual([]);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'that its own checks turn down says each fault, and changes nothing',
    async () => {
      await desk.write(FEE, '$275');
      desk.publishing.faults = [
        'content/practice.yaml:39: prices.consultationFee: is odd; mend it',
      ];
      expect(await desk.build()).toMatchObject({
        is: 'refused',
        faults: [
          { file: 'content/practice.yaml', line: 39, field: FEE, message: 'is odd; mend it' },
        ],
      });
      expect([home(), readdirSync(sitesFolderOf(desk.dataDir))]).toEqual([
        expect.stringContaining('$250'),
        [],
      ]);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'that cannot be built says why, and the next one is tried anew',
    async () => {
      const before = facts();
      await desk.write(FEE, '$275');
      desk.publishing.buildFault = 'links that lead nowhere:\n/faq';
      expect(await desk.build()).toMatchObject({
        is: 'failed',
        why: 'links that lead nowhere:\n/faq',
      });
      expect([facts(), readdirSync(sitesFolderOf(desk.dataDir))]).toEqual([before, []]);
      desk.publishing.buildFault = '';
      expect((await desk.build()).is).toBe('built');
    },
  );

  it.skipIf(ON_POSTGRES)('of nothing is none, nor where the tools are missing', async () => {
    expect((await desk.post('/api/site/build')).statusCode).toBe(409);
    await desk.write(FEE, '$275');
    desk.publishing.unready = 'This server was installed without what builds the site.';
    const refused = await desk.post('/api/site/build');
    expect(refused.json<{ detail: string }>().detail).toBe(desk.publishing.unready);
    expect((await desk.look()).readiness).toEqual({ is: 'unready', why: desk.publishing.unready });
  });
});

describe('what is published', () => {
  it('is what visitors read from then on, with the files of before, as a commit of whoever did it', async () => {
    await desk.write(FEE, '$275');
    const before = facts();
    const { editions, note } = await desk.publish();
    expect(home()).toContain('The fee is $275.');
    expect(desk.publishing.live.facts.consultationFee).toMatch(/^\$275,/);
    expect(desk.publishing.live.site().answers.has('/assets/fee-250.css')).toBe(true);
    expect(facts()).toBe(before.replace('consultationFee: $250', 'consultationFee: $275'));
    expect(desk.publishing.commits).toEqual([
      {
        files: ['practice.yaml'],
        message: expect.stringMatching(/consultation fee[^]*\$250 → \$275/),
        author: 'Thaddea Marrowby <desk@www.example.org>',
      },
    ]);
    expect(note).toBe('');
    expect(editions).toMatchObject([
      { number: 2, person: 1, changes: [{ before: '$250', after: '$275' }], backTo: null },
      { number: 1, person: null, changes: [], backTo: null },
    ]);
    expect(fieldOf(await desk.look(), FEE)).toMatchObject({ written: '$275', draft: null });
    const acts = await desk.database.selectFrom('desk_log').select('act').execute();
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining([
        'wrote a draft of the site',
        'built a preview of the site',
        'published the site',
      ]),
    );
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'is what the next start serves, until the site is deployed anew',
    async () => {
      const folder = path.join(desk.dataDir, 'deployed');
      const deployed = {
        manifestPath: path.join(folder, 'site.json'),
        buildDir: path.join(folder, 'client'),
      };
      expect(findLiveBuild(desk.dataDir, deployed)).toBe(deployed);
      await desk.write(FEE, '$275');
      await desk.publish();
      const { buildDir } = findLiveBuild(desk.dataDir, deployed);
      expect(readFileSync(path.join(buildDir, 'index.html'), 'utf8')).toContain('$275');
      writeFileSync(path.join(folder, 'client/assets/entry-new.js'), '');
      expect(findLiveBuild(desk.dataDir, deployed)).toBe(deployed);
    },
  );

  it.skipIf(ON_POSTGRES)('needs a fresh touch, and the preview that was looked at', async () => {
    await desk.write(FEE, '$275');
    const { id } = (await desk.build()) as SitePreview;
    desk.setNow(new Date(NOW.getTime() + 3 * 60_000));
    expect((await desk.post('/api/site/publish', { id })).statusCode).toBe(403);
    desk.setNow(NOW);
    expect((await desk.post('/api/site/publish', { id: 'another' })).statusCode).toBe(409);
    expect(home()).toContain('$250');
  });

  it.skipIf(ON_POSTGRES)('is not what somebody else has changed meanwhile', async () => {
    await desk.write(FEE, '$275');
    const { id } = (await desk.build()) as SitePreview;
    writeFileSync(
      path.join(desk.publishing.contentFolder, 'practice.yaml'),
      `${facts()}# by hand\n`,
    );
    const refused = await desk.post('/api/site/publish', { id });
    expect([refused.statusCode, home()]).toEqual([409, expect.stringContaining('$250')]);
  });

  it.skipIf(ON_POSTGRES)('keeps what was typed after the preview', async () => {
    await desk.write(FEE, '$275');
    const { id } = (await desk.build()) as SitePreview;
    await desk.write(FEE, '$300');
    await desk.post('/api/site/publish', { id });
    expect(fieldOf(await desk.look(), FEE)).toMatchObject({
      written: '$275',
      draft: { value: '$300' },
    });
  });

  it.skipIf(ON_POSTGRES)('that cannot be kept leaves all as it was', async () => {
    const before = facts();
    await desk.write(FEE, '$275');
    const { id } = (await desk.build()) as SitePreview;
    await desk.database.schema.dropTable('site_editions').execute();
    expect((await desk.post('/api/site/publish', { id })).statusCode).toBeGreaterThanOrEqual(500);
    expect([facts(), home()]).toEqual([before, expect.stringContaining('$250')]);
    expect(existsSync(path.join(sitesFolderOf(desk.dataDir), 'live.json'))).toBe(false);
  });

  it.skipIf(ON_POSTGRES)(
    'is taken back by the next start where the server was killed meanwhile',
    async () => {
      const before = facts();
      await desk.write(FEE, '$275');
      const { id } = (await desk.build()) as SitePreview;
      // The state in which a kill leaves it: nothing else happens while it is copied.
      const killed = path.join(desk.dataDir, 'killed');
      const folders = ['content', 'sites'];
      const published = desk.post('/api/site/publish', { id });
      while (facts() === before) await new Promise((resolve) => setImmediate(resolve));
      const databases = readdirSync(desk.dataDir).filter((name) => name.includes('.sqlite'));
      for (const name of [...folders, ...databases])
        cpSync(path.join(desk.dataDir, name), path.join(killed, name), { recursive: true });
      expect((await published).statusCode).toBe(200);
      const config = { dataDir: desk.dataDir, contentFolder: desk.publishing.contentFolder };
      expect(await settleUnderWay(config, desk.database)).toBeUndefined();

      for (const name of folders) {
        rmSync(path.join(desk.dataDir, name), { recursive: true });
        cpSync(path.join(killed, name), path.join(desk.dataDir, name), { recursive: true });
      }
      expect(facts()).toContain('$275');
      const { database, close } = await openDatabase(killed, undefined);
      expect(await settleUnderWay(config, database)).toContain('as it was before');
      expect(facts()).toBe(before);
      expect(existsSync(path.join(sitesFolderOf(desk.dataDir), 'live.json'))).toBe(false);
      expect(await settleUnderWay(config, database)).toBeUndefined();
      await close();
    },
  );

  it.skipIf(ON_POSTGRES)('stands where the server was killed once it was published', async () => {
    const before = facts();
    await desk.write(FEE, '$275');
    const { id } = (await desk.build()) as SitePreview;
    const sites = sitesFolderOf(desk.dataDir);
    const killed = path.join(desk.dataDir, 'killed');
    const published = desk.post('/api/site/publish', { id });
    while (facts() === before) await new Promise((resolve) => setImmediate(resolve));
    cpSync(sites, killed, { recursive: true });
    expect((await published).statusCode).toBe(200);
    cpSync(killed, sites, { recursive: true });
    const config = { dataDir: desk.dataDir, contentFolder: desk.publishing.contentFolder };
    expect(await settleUnderWay(config, desk.database)).toContain('it is published');
    expect(facts()).toContain('$275');
  });

  it('that broke off is taken back before anything else is built, or nothing is built', async () => {
    const { dataDir, publishing } = desk;
    const { contentFolder } = publishing;
    const before = facts();
    const added = path.join(contentFolder, 'added.yaml');
    await noteUnderWay({ dataDir, contentFolder }, ['practice.yaml', 'added.yaml'], 'never');
    writeFileSync(path.join(contentFolder, 'practice.yaml'), before.replace('$250', '$999'));
    writeFileSync(added, 'sample: true\n');
    const copy = path.join(sitesFolderOf(dataDir), 'under-way/former/practice.yaml');
    const copied = readFileSync(copy);
    rmSync(copy);
    const shownBefore = path.join(sitesFolderOf(dataDir), 'B'.repeat(22));
    mkdirSync(shownBefore);
    await desk.write(FEE, '$275');
    publishing.expectsFaults = true;
    for (const url of ['/api/site/build', '/api/site/leave', '/api/site/build']) {
      const answer = await desk.post(url);
      expect([answer.statusCode, answer.body]).toEqual(
        url.endsWith('build')
          ? [409, expect.stringContaining('could not be taken back')]
          : [200, expect.anything()],
      );
    }
    // A file whose copy is missing is deleted as little as one that has none.
    expect([facts(), existsSync(added)]).toEqual([expect.stringContaining('$999'), true]);
    expect(existsSync(shownBefore)).toBe(true);
    writeFileSync(copy, copied);
    expect((await desk.build()).is).toBe('built');
    expect([facts(), existsSync(added), existsSync(copy)]).toEqual([before, false, false]);
  });

  it('stands where the answer of the database was lost, and it had kept it', async () => {
    await desk.write(FEE, '$275');
    const { id } = (await desk.build()) as SitePreview;
    loseAnswer(true);
    const published = await desk.post('/api/site/publish', { id });
    expect(published.json<PublishedAnswer>().editions).toMatchObject([{ number: 2 }, {}]);
    expect([facts(), home()]).toEqual([
      expect.stringContaining('$275'),
      expect.stringContaining('$275'),
    ]);
    expect(existsSync(underWayNoteOf(desk.dataDir))).toBe(false);
    expect(desk.publishing.commits).toHaveLength(1);
  });

  it.skipIf(ON_POSTGRES)(
    'is taken back where the answer of the database was lost, and it had kept nothing',
    async () => {
      const before = facts();
      await desk.write(FEE, '$275');
      const { id } = (await desk.build()) as SitePreview;
      loseAnswer(false);
      expect((await desk.post('/api/site/publish', { id })).statusCode).toBe(503);
      expect([facts(), home()]).toEqual([before, expect.stringContaining('$250')]);
      expect(existsSync(underWayNoteOf(desk.dataDir))).toBe(false);
      expect((await desk.post('/api/site/publish', { id })).statusCode).toBe(200);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'is settled, and shown, once the database can be asked again whether it has kept it',
    async () => {
      const { schema } = desk.database;
      await desk.write(FEE, '$275');
      const { id } = (await desk.build()) as SitePreview;
      loseAnswer(true, () => schema.alterTable('site_editions').renameTo('elsewhere').execute());
      expect((await desk.post('/api/site/publish', { id })).statusCode).toBe(503);
      expect([facts(), home()]).toEqual([
        expect.stringContaining('$275'),
        expect.stringContaining('$250'),
      ]);
      expect(existsSync(underWayNoteOf(desk.dataDir))).toBe(true);
      await schema.alterTable('elsewhere').renameTo('site_editions').execute();
      // There is nothing left to build.
      expect((await desk.post('/api/site/build')).statusCode).toBe(409);
      expect([facts(), home()]).toEqual([
        expect.stringContaining('$275'),
        expect.stringContaining('$275'),
      ]);
      expect(existsSync(underWayNoteOf(desk.dataDir))).toBe(false);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'that broke off in another folder is no more served, and is said to lie there',
    async () => {
      const { dataDir, publishing } = desk;
      const live = path.join(sitesFolderOf(dataDir), 'live.json');
      await noteUnderWay(
        { dataDir, contentFolder: publishing.contentFolder },
        ['practice.yaml'],
        '',
      );
      writeFileSync(live, '{}');
      const elsewhere = { dataDir, contentFolder: path.join(dataDir, 'elsewhere') };
      const said = await settleUnderWay(elsewhere, desk.database);
      expect(said).toContain('nothing was put back');
      expect(said).toContain(publishing.contentFolder);
      expect(existsSync(live)).toBe(false);
    },
  );

  it.skipIf(ON_POSTGRES)('stands also where no commit could be written, and says so', async () => {
    desk.publishing.commitFault = 'index.lock: File exists';
    await desk.write(FEE, '$275');
    const { note } = await desk.publish();
    expect(note).toContain('index.lock: File exists');
    expect(home()).toContain('$275');
  });

  it.skipIf(ON_POSTGRES)(
    'says of a file that it differs, and nothing of a list that follows from the others',
    async () => {
      const { contentFolder } = desk.publishing;
      const write = (words: string): void => {
        for (const name of ['pictures-in-reserve.yaml', 'redirects.yaml']) {
          writeFileSync(path.join(contentFolder, name), words);
        }
      };
      write('[]\n');
      await desk.write(FEE, '$275');
      await desk.publish();
      write('- a\n');
      expect((await desk.get('/api/site/editions/2')).json()).toEqual({
        changes: [
          {
            label: 'What is changed in a file: redirects.yaml',
            before: 'as the site has it now',
            after: 'as it had it then',
          },
        ],
      });
    },
  );

  it('is undone by going back, and that too', async () => {
    const before = facts();
    await desk.write(FEE, '$275');
    await desk.publish();
    expect((await desk.get('/api/site/editions/1')).json()).toEqual({
      changes: [{ label: 'Fee and prices: The consultation fee', before: '$275', after: '$250' }],
    });
    expect((await desk.get('/api/site/editions/2')).json()).toEqual({ changes: [] });
    for (const none of ['99', 'x', '0', '1.5', '99999999999999999999', '9007199254740991']) {
      expect((await desk.get(`/api/site/editions/${none}`)).statusCode, none).toBe(404);
    }
    expect(desk.log()).not.toContain('"level":50');
    expect((await desk.get('/api/site/editions/1', '')).statusCode).toBe(401);
    // While it is built the room says where it goes, and what goes back.
    const begun = (await desk.post('/api/site/build', { edition: 1 })).json<SiteRun>();
    expect(begun).toMatchObject({
      is: 'checking',
      back: { edition: 1, changes: [{ before: '$275', after: '$250', person: 1 }] },
    });
    await desk.publishing.publisher.settled();
    const back = await desk.publish(1);
    expect([facts(), home()]).toEqual([before, expect.stringContaining('$250')]);
    expect(back.editions[0]).toMatchObject({
      number: 3,
      backTo: 1,
      changes: [{ before: '$275', after: '$250' }],
    });
    await desk.publish(2);
    expect(home()).toContain('$275');
    expect((await desk.post('/api/site/build', { edition: 2 })).statusCode).toBe(409);
    expect((await desk.post('/api/site/build', { edition: 99 })).statusCode).toBe(404);
  });

  it('is kept until ninety days after another took its place, however long it stood', async () => {
    const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
    const keptAfter = async (days: number): Promise<number[]> => {
      await deleteOldEditions(desk.database, inDays(days));
      const { editions } = (await desk.get('/api/site/editions')).json<EditionsAnswer>();
      return editions.map(({ number }) => number);
    };
    expect(await keptAfter(0)).toEqual([]);
    await desk.write(FEE, '$275');
    await desk.publish();
    expect(await keptAfter(89)).toEqual([2, 1]);
    expect(await keptAfter(91)).toEqual([2]);
    const byMistake = { at: inDays(100).toISOString(), person: null, changes: [], backTo: null };
    await addEdition(desk.database, byMistake, await packTexts(new Map()));
    expect(await keptAfter(189)).toEqual([3, 2]);
    expect(await keptAfter(191)).toEqual([3]);
  });
});

it.skipIf(ASKED_BY_OTHERS)(
  'says that a file was left unreadable, and serves the rest',
  async () => {
    writeFileSync(path.join(desk.publishing.contentFolder, 'practice.yaml'), 'phone: [516');
    const { readiness, fields } = await desk.look();
    expect(readiness).toMatchObject({
      why: expect.stringContaining('content/practice.yaml cannot be read'),
    });
    expect(fields).toEqual([]);
    // What is typed meanwhile is kept all the same.
    expect((await desk.write(FEE, '$275')).statusCode).toBe(200);
    expect((await desk.post('/api/site/build')).statusCode).toBe(409);
  },
);

it.skipIf(ASKED_BY_OTHERS)('lists what is still sample', async () => {
  expect((await desk.get('/api/site/samples')).json()).toEqual({
    open: ['content/practice.yaml:4: sample content'],
  });
});
