import { readFileSync, writeFileSync } from 'node:fs';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeUnwrapped } from '../../domain/desk/wrapped-key.ts';
import { createSealer } from '../intake/seal.ts';
import { createStaffData, type StaffData } from '../test-support/staff-data.ts';

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const OTHER_WORDS = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong';
const MADE_AT = '2027-07-02T14:00:00.000Z';

let data: StaffData;
/** The desk's keys, the newest first. */
let identities: string[];

beforeEach(async () => {
  data = await createStaffData();
  identities = [];
});
afterEach(() => data.remove());

/** What the desk does with a first key, and with each that takes its place. */
async function printSheet(words = WORDS, madeAt = MADE_AT): Promise<void> {
  identities = [await generateX25519Identity(), ...identities];
  const own = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(words);
  encrypter.setScryptWorkFactor(2);
  const wrapped = await encrypter.encrypt(writeUnwrapped({ own, identities }));
  await data.database.deleteFrom('desk_sheets').execute();
  await data.database
    .insertInto('desk_sheets')
    .values({
      wrapped: Buffer.from(wrapped),
      recipient: await identityToRecipient(own),
      opens: await identityToRecipient(identities[0] ?? ''),
      made_at: madeAt,
    })
    .execute();
}

/** Stores a request as the server does once the desk has a key. */
async function addSealedToDesk(name: string): Promise<void> {
  const seal = createSealer(await identityToRecipient(identities[0] ?? ''));
  await data.addRequest({ name, message: 'A molar' }, undefined, seal);
}

/** Somebody who types lines when they are asked. */
function typing(...lines: string[]) {
  const questions: string[] = [];
  const askHidden = async (question: string) => {
    questions.push(question);
    return lines.shift() ?? '';
  };
  return { askHidden, questions };
}
const runWith = (words: string, ...args: string[]) => data.runTyping(typing(words), ...args);

it('shows, exports and names with the words of the sheet what the desk has sealed', async () => {
  await printSheet();
  await addSealedToDesk('Ann Uniqname');
  const person = typing(WORDS);
  expect((await data.runTyping(person, 'show', '1', '--sheet')).text).toContain('Ann Uniqname');
  expect(person.questions).toEqual([
    'The twelve words of the recovery sheet, in order (they are not shown):',
  ]);
  const file = data.inData('all.json');
  const exported = await runWith(WORDS, 'export', '--format', 'json', '--out', file, '--sheet');
  expect(exported).toEqual({ text: `1 row written to ${file}.`, faults: [] });
  expect(readFileSync(file, 'utf8')).toContain('Ann Uniqname');
  const asked: string[] = [];
  const agree = async (question: string) => asked.push(question) < 0;
  await data.runTyping({ ...typing(WORDS), agree }, 'forget', '1', '--sheet');
  expect(asked.join()).toContain('Ann Uniqname');
});

it('takes the words in several lines, with capitals and more than one space', async () => {
  await printSheet();
  await addSealedToDesk('Ann Lee');
  const words = WORDS.toUpperCase().split(' ');
  const person = typing(`  ${words.slice(0, 5).join('   ')} `, ...words.slice(5));
  expect((await data.runTyping(person, 'show', '1', '--sheet')).text).toContain('Ann Lee');
  expect(person.questions[1]).toBe('Go on with word 6:');
});

it('opens after the key was changed at the desk what came before and since, with the newest sheet alone', async () => {
  await printSheet(OTHER_WORDS);
  await addSealedToDesk('Of before');
  await printSheet(WORDS, '2027-07-09T14:00:00.000Z');
  await addSealedToDesk('Since then');
  expect((await runWith(WORDS, 'show', '1', '--sheet')).text).toContain('Of before');
  expect((await runWith(WORDS, 'show', '2', '--sheet')).text).toContain('Since then');
  await expect(runWith(OTHER_WORDS, 'show', '2', '--sheet')).rejects.toThrow(
    /made on July 9, 2027.*\n?.*newest/,
  );
});

it.each([
  ['a word that is of no list', WORDS.replace('wave', 'uniqwave'), /^Word 5 is in no sheet/],
  ['an order that is wrong', WORDS.split(' ').toReversed().join(' '), /order/],
  ['thirteen words', `${WORDS} zoo`, /^Those were 13 words, and a sheet has twelve/],
  ['nothing', '', /^No words were typed/],
  ['the words of another sheet', OTHER_WORDS, /^These words do not open the key of this database/],
])('says what to do about %s, and repeats no word', async (_what, typed, said) => {
  await printSheet();
  await addSealedToDesk('Ann Lee');
  const error = await runWith(typed, 'show', '1', '--sheet').catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ name: 'StaffError', message: expect.stringMatching(said) });
  const words = typed.split(' ').filter((word) => word.length > 4);
  for (const word of words) expect(JSON.stringify(error)).not.toContain(word);
});

it('stops where the words are wrong, also before it asks whether to forget', async () => {
  await printSheet();
  await addSealedToDesk('Ann Lee');
  await expect(runWith(OTHER_WORDS, 'forget', '1', '--sheet')).rejects.toThrow(/These words/);
});

it('says that there is no sheet, and asks for no words', async () => {
  await data.addRequest({ name: 'Ann Lee' });
  const person = typing(WORDS);
  await expect(data.runTyping(person, 'show', '1', '--sheet')).rejects.toThrow(
    'There is no recovery sheet in this database: nobody works at a desk there. Use --key FILE.',
  );
  expect(person.questions).toEqual([]);
});

it('says that the words are typed at a terminal, where there is none', async () => {
  await printSheet();
  await addSealedToDesk('Ann Lee');
  await expect(data.run('show', '1', '--sheet')).rejects.toThrow(/typed at a terminal/);
});

it('lists as before, and asks for nothing', async () => {
  await printSheet();
  await addSealedToDesk('Ann Lee');
  const person = typing();
  expect((await data.runTyping(person, 'list', '--sheet')).text).toContain('A call');
  expect(person.questions).toEqual([]);
});

it('takes a key file or the sheet, not both; and the sheet where a setting names a file', async () => {
  await expect(runWith(WORDS, 'show', '1', '--sheet', '--key', 'a.key')).rejects.toThrow(
    /^--key FILE or --sheet: one of them opens/,
  );
  data.environment['REQUESTS_KEY_FILE'] = data.inData('nothing.key');
  await printSheet();
  await addSealedToDesk('Ann Lee');
  expect((await runWith(WORDS, 'show', '1', '--sheet')).text).toContain('Ann Lee');
});

it('takes no sheet to seal everything anew: closing the desk deletes it', async () => {
  await expect(
    runWith(WORDS, 'rotate', '--new-key', data.inData('new.key'), '--sheet'),
  ).rejects.toThrow(/'rotate' needs the private key as a file/);
});

it('says where a row opens that the key file does not: the desk has a key of its own since', async () => {
  await data.addRequest({ name: 'Of before' });
  await printSheet();
  await addSealedToDesk('Ann Lee');
  expect((await data.run('show', '1')).text).toContain('Of before');
  const said =
    'This private key does not open request 2: the desk has a key of its own since July 2, 2027. ' +
    'Read it at the desk, or open it here with --sheet, which asks for the twelve words of the recovery sheet of the desk.';
  await expect(data.run('show', '2')).rejects.toThrow(said);
  const file = data.inData('all.csv');
  const { text, faults } = await data.run('export', '--format', 'csv', '--out', file);
  expect(text).toContain('1 row written');
  expect(faults).toEqual([said]);
});

it('says of a row of before the desk’s key that the file opens it', async () => {
  await data.addRequest({ name: 'Of before' });
  await printSheet();
  await expect(runWith(WORDS, 'show', '1', '--sheet')).rejects.toThrow(
    'The sheet does not open request 1. It was sealed before the desk made its key, and opens with --key FILE (identity.key, where it was kept), or it is damaged.',
  );
});

it('names the sheet where there is no key file, but a desk', async () => {
  await printSheet();
  await addSealedToDesk('Ann Lee');
  await expect(data.run('show', '1', '--key', data.inData('gone.key'))).rejects.toThrow(/--sheet/);
});

it('says nothing of the sheet where the file holds the desk’s own key', async () => {
  await printSheet();
  await data.addRequest({ name: 'Ann Lee' });
  const file = data.inData('desk.key');
  writeFileSync(file, identities[0] ?? '');
  await expect(data.run('show', '1', '--key', file)).rejects.toThrow(
    'This private key does not open request 1. It was sealed to another key, or is damaged.',
  );
});
