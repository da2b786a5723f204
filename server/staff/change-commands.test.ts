import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Decrypter } from 'age-encryption';
import { encryptText } from '../intake/seal.ts';
import { buildPlaceOf, keepLiveBuild } from '../publishing/published-build.ts';
import { cancelAppointment, moveAppointment, readAppointment } from '../scheduling/change-store.ts';
import { childEnvironment } from '../test-support/child-environment.ts';
import { writeBuiltSite, writeSiteWithConsent } from '../test-support/built-site.ts';
import { createStaffData, STAFF_NOW, type StaffData } from '../test-support/staff-data.ts';
import { ASKED_BY_OTHERS, ON_POSTGRES } from '../test-support/test-database.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';

const COMMAND = path.join(import.meta.dirname, '..', '..', 'scripts', 'requests.ts');

let data: StaffData;
beforeEach(async () => {
  data = await createStaffData();
});
afterEach(() => data.remove());

/** As the desk names what it builds. */
const PUBLISHED_ID = 'A'.repeat(22);

type StoredTable = 'requests' | 'appointments' | 'appointment_cells' | 'outbox';

async function sealedOf(table: 'requests' | 'appointments', number: number): Promise<Buffer> {
  const { sealed } = await data.database
    .selectFrom(table)
    .select('sealed')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return Buffer.from(sealed);
}
async function count(table: StoredTable): Promise<number> {
  const { n } = await data.database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
async function breakRow(number: number): Promise<void> {
  const sealed = await sealedOf('requests', number);
  sealed[sealed.length - 5] = (sealed.at(-5) ?? 0) ^ 1;
  await data.database
    .updateTable('requests')
    .set({ sealed })
    .where('number', '=', number)
    .execute();
}

/** Imported by a command, it waits in the middle of the first file that it writes. */
const HOLD_UP_WRITING = path.join(import.meta.dirname, '..', 'test-support', 'hold-up-writing.ts');

/** Runs the real command and kills it as soon as something is so. */
async function runAndKill(when: () => Promise<boolean>, ...args: string[]): Promise<void> {
  return startAndKill(when, [COMMAND, ...args]);
}
async function startAndKill(when: () => Promise<boolean>, args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...childEnvironment(), ...data.environment },
  });
  const exit = new Promise((resolve) => child.on('close', resolve));
  while (child.exitCode === null && !(await when())) await wait(2);
  child.kill('SIGKILL');
  await exit;
}

/** Lets nobody change a request while something is done: whoever tries waits, and is given up with it. */
async function holdingUp(number: number, act: () => Promise<void>): Promise<void> {
  if (ON_POSTGRES) {
    await data.database.transaction().execute(async (transaction) => {
      // The command is longer in starting, on a busy machine, than the server lets a transaction idle (server/db/postgres-pool.ts).
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      await sql`select 1 from requests where number = ${number} for update`.execute(transaction);
      await act();
      // Who was killed still waits in the database.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
    });
    return;
  }
  await sql`create view endless as with recursive n(i) as (select 1 union all select i + 1 from n)
    select i from n`.execute(data.database);
  await sql`create trigger held_up before update on requests when old.number = ${sql.lit(number)}
    begin select count(*) from endless; end`.execute(data.database);
  await act();
  await sql`drop trigger held_up`.execute(data.database);
  await sql`drop view endless`.execute(data.database);
}

describe('export', () => {
  beforeEach(async () => {
    await data.addRequest({ name: 'Ann "Zoë" Lee', phone: '+1 516 555 0100', message: 'One\ntwo' });
    await data.addRequest({ name: '=HYPERLINK("http://x","y")', message: '@SUM(1)' }, 'trap');
    await data.addAppointment('2027-07-06T10', { name: 'Bo' });
  });

  it('writes JSON with every field, for its owner alone', async () => {
    const file = data.inData('export.json');
    const { text, faults } = await data.run('export', '--format', 'json', '--out', file);
    expect([text, faults]).toEqual([`3 rows written to ${file}.`, []]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
      { about: 'request', number: 1, name: 'Ann "Zoë" Lee', message: 'One\ntwo', setAside: '' },
      { about: 'request', number: 2, setAside: 'trap' },
      { about: 'appointment', number: 1, startsAt: '2027-07-06T10:00:00-04:00', name: 'Bo' },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(data.dataDir).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'says of appointments how they stand now, not how they were booked',
    async () => {
      await data.addAppointment('2027-07-07T10', { name: 'Cy' });
      await data.addAppointment('2027-07-08T10', { name: 'Di' });
      const slot = { startsAt: '2027-07-09T09:00:00-04:00', endsAt: '2027-07-09T09:30:00-04:00' };
      const found = await readAppointment(data.database, 'id-4');
      if (found === undefined) throw new Error('There is no such appointment.');
      const changedAt = '2027-07-01T12:00:00.000Z';
      await moveAppointment(data.database, found, slot, changedAt, async () => undefined);
      await cancelAppointment(data.database, 3, changedAt, async () => undefined);
      const file = data.inData('export.json');
      const { faults } = await data.run('export', '--format', 'json', '--out', file);
      expect(faults).toEqual([]);
      const exported: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
      expect(exported.slice(2)).toMatchObject([
        { name: 'Bo', startsAt: '2027-07-06T10:00:00-04:00', status: 'booked', sequence: 0 },
        { name: 'Di', startsAt: '2027-07-08T10:00:00-04:00', status: 'cancelled', sequence: 1 },
        { name: 'Cy', ...slot, status: 'moved', sequence: 1 },
      ]);
      const csv = data.inData('export.csv');
      await data.run('export', '--format', 'csv', '--out', csv);
      const [header = '', ...lines] = readFileSync(csv, 'utf8').split('\r\n');
      const column = header.split(',').indexOf('status');
      expect(lines.find((line) => line.includes('Cy'))?.split(',')[column]).toBe('moved');
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'names an appointment whose time was changed past the program',
    async () => {
      await data.database
        .updateTable('appointments')
        .set({ starts_at: '2027-07-06T15:00:00-04:00' })
        .execute();
      const file = data.inData('export.json');
      const { faults } = await data.run('export', '--format', 'json', '--out', file);
      expect(faults).toEqual([expect.stringContaining('A1 does not fit its sealed text')]);
    },
  );

  it('writes CSV that no spreadsheet runs', async () => {
    const file = data.inData('export.csv');
    await data.run('export', '--format', 'csv', '--out', file);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('"Ann ""Zoë"" Lee"');
    expect(text).toContain('"\'+1 516 555 0100"');
    expect(text).toContain('"\'=HYPERLINK(""http://x"",""y"")"');
    expect(text).toContain('"\'@SUM(1)"');
    expect(text).toContain('"One\ntwo"');
    expect(text.startsWith('\uFEFFabout,number,setAside,')).toBe(true);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'tells times by the clock in New York, and choices in words, in CSV',
    async () => {
      await data.addRequest({
        name: 'Cy',
        preferredContact: 'text',
        preferredTime: 'midday',
        smileResults: {
          persona: 'The Harmonizer',
          areas: [
            { key: 'AB', percentage: 60 },
            { key: 'TSC', percentage: 40 },
          ],
        },
        consent: true,
      });
      const file = data.inData('export.csv');
      await data.run('export', '--format', 'csv', '--out', file);
      const text = readFileSync(file, 'utf8');
      const said = ['A call', 'Text message', '"Around noon, 11 to 2"'];
      said.push('"The Harmonizer, Alignment & Bite 60%, Tooth Shape & Color 40%"', 'yes');
      said.push('a field was filled that no person sees');
      for (const words of said) expect(text).toContain(words);
      expect(text).toContain('2027-07-01T12:30:00-04:00');
      expect(text).not.toMatch(/\d{2}Z|discovery-call|""key""/);
      const { text: shown } = await data.run('show', '3');
      expect(shown).toMatch(/^kind +A call$/m);
      expect(shown).toMatch(/^answer by +Text message$/m);
      expect(shown).toMatch(/^best time +Around noon, 11 to 2$/m);
      expect(shown).toMatch(/^Smile Discovery +The Harmonizer, Alignment & Bite 60%, Tooth/m);
      expect(shown).toMatch(/^received +Jul 1, 2027, 12:30:00\sPM EDT$/m);
    },
  );

  it('goes on past a row that is damaged, and names it', async () => {
    await breakRow(1);
    const file = data.inData('export.json');
    const { faults } = await data.run('export', '--format', 'json', '--out', file);
    expect(faults).toEqual([expect.stringMatching(/^Request 1 is damaged/)]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(2);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'leaves the old file when it is killed in the middle of writing, never a half one',
    async () => {
      const file = data.inData('export.json');
      writeFileSync(file, 'old');
      const written = () =>
        readdirSync(data.dataDir)
          .filter((name) => name.startsWith('export.json.'))
          .map((name) => readFileSync(data.inData(name), 'utf8'));
      const isWriting = async () => written().some((text) => text !== '');
      const command = [COMMAND, 'export', '--format', 'json', '--out', file];
      await startAndKill(isWriting, ['--import', HOLD_UP_WRITING, ...command]);
      // It was writing: the half of it is there, and not in the old one's place.
      expect(written()).toEqual([expect.stringMatching(/^\[\s+\{\s+"about": "request"/)]);
      expect(() => JSON.parse(written()[0] ?? '')).toThrow(SyntaxError);
      expect(readFileSync(file, 'utf8')).toBe('old');
      await data.run('export', '--format', 'json', '--out', file);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(3);
    },
  );

  it.skipIf(ON_POSTGRES)('says when it cannot write', async () => {
    const out = '/nowhere/export.csv';
    await expect(data.run('export', '--format', 'csv', '--out', out)).rejects.toThrow(
      '/nowhere/export.csv cannot be written (ENOENT)',
    );
  });
});

describe('forget', () => {
  it('leaves nothing of a request: not in the tables, not in the outbox, not in the bytes', async () => {
    await data.addRequest({ name: 'Ann' });
    await data.addRequest({ name: 'Bo' });
    const [gone, kept] = [await sealedOf('requests', 1), await sealedOf('requests', 2)];
    expect((await data.storedBytes()).includes(gone.subarray(50, 90))).toBe(true);
    expect(await count('outbox')).toBe(4);
    expect((await data.run('forget', '1', '--yes')).text).toBe('Forgotten: request 1.');
    expect([await count('requests'), await count('outbox')]).toEqual([1, 2]);
    const stored = await data.storedBytes();
    expect(stored.includes(gone.subarray(50, 90))).toBe(false);
    expect(stored.includes(kept.subarray(50, 90))).toBe(true);
    await data.addRequest({ name: 'Cy' });
    expect((await data.run('list')).text).toMatch(/^ +2 .*\n +3 /);
  });

  it('frees the time of an appointment', async () => {
    await data.addAppointment('2027-07-06T10', { name: 'Ann' });
    expect(await count('appointment_cells')).toBe(1);
    await data.run('forget', 'A1', '--yes');
    expect([await count('appointments'), await count('appointment_cells')]).toEqual([0, 0]);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'names whom it would forget, asks, and deletes after a yes alone',
    async () => {
      await data.addRequest({ name: 'Ann Uniqname', email: 'ann@example.com' });
      await data.addAppointment('2027-07-06T10', { name: 'Bo Uniqname' });
      const questions: string[] = [];
      const answer = (isYes: boolean) => async (question: string) => {
        questions.push(question);
        return isYes;
      };
      const { text } = await data.runAsked(answer(false), 'forget', '1');
      expect(text).toBe('Nothing was deleted.');
      expect(await count('requests')).toBe(1);
      expect((await data.runAsked(answer(true), 'forget', '1')).text).toBe('Forgotten: request 1.');
      expect((await data.runAsked(answer(true), 'forget', 'A1')).text).toMatch('appointment A1');
      expect([await count('requests'), await count('appointments')]).toEqual([0, 0]);
      expect(questions).toEqual([
        expect.stringMatching(
          /^Forget request 1: A call of Jul 1, 2027, 12:30:00\sPM EDT, Ann Uniqname, ann@example\.com\?/,
        ),
        questions[0],
        expect.stringMatching(
          /^Forget appointment A1: virtual consult on Jul 6, 2027, 10:00:00\sAM EDT, Bo Uniqname\?/,
        ),
      ]);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)('says what it can without the key', async () => {
    await data.addRequest({ name: 'Ann' });
    const ask = async (question: string) => {
      expect(question).toMatch(/request 1: A call .* without its private key/);
      return false;
    };
    expect.assertions(1);
    await data.runAsked(ask, 'forget', '1', '--key', '/nowhere');
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'refuses where nobody can be asked, and deletes with --yes',
    async () => {
      await data.addRequest({ name: 'Ann Uniqname' });
      const env = { ...childEnvironment(), ...data.environment };
      const run = (...args: string[]) =>
        spawnSync(process.execPath, [COMMAND, 'forget', '1', ...args], { env, encoding: 'utf8' });
      const refused = run();
      expect([refused.status, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toMatch(/would forget request 1: .*Ann Uniqname.* add --yes/);
      expect(await count('requests')).toBe(1);
      expect(run('--yes').stdout).toBe('Forgotten: request 1.\n');
      expect(await count('requests')).toBe(0);
    },
  );

  it('says when there is none', async () => {
    await expect(data.run('forget', '7', '--yes')).rejects.toThrow('There is no request 7.');
    await expect(data.run('forget', 'A7', '--yes')).rejects.toThrow('There is no appointment A7.');
  });

  it('says when traces are left because something else reads, and takes them the next time', async () => {
    await data.addRequest({ name: 'Ann' });
    const gone = (await sealedOf('requests', 1)).subarray(50, 90);
    const other = await data.open();
    const reader = await other.database.startTransaction().execute();
    await reader.selectFrom('requests').selectAll().execute();
    await expect(data.run('forget', '1', '--yes')).rejects.toThrow('run the same command again');
    await reader.commit().execute();
    await expect(data.run('forget', '1', '--yes')).rejects.toThrow('There is no request 1.');
    expect((await data.storedBytes()).includes(gone)).toBe(false);
  });
});

describe('purge', () => {
  beforeEach(async () => {
    await data.addRequest({ name: 'Ann' });
    await data.addAppointment('2027-07-06T10', { name: 'Past, 26 days ago' });
    await data.addAppointment('2027-09-06T10', { name: 'To come, though made in January' });
  });

  it.skipIf(ASKED_BY_OTHERS)('only says what it would delete, without --yes', async () => {
    const { text } = await data.run('purge', '--older-than', '20d');
    expect(text).toBe(
      'This would delete 1 request and 1 appointment. Nothing was deleted: add --yes to do it.',
    );
    expect([await count('requests'), await count('appointments')]).toEqual([1, 2]);
  });

  it('deletes what is older, and keeps appointments to come', async () => {
    expect((await data.run('purge', '--older-than', '40d', '--yes')).text).toBe(
      'Deleted: 0 requests and 0 appointments.',
    );
    expect((await data.run('purge', '--older-than', '20d', '--yes')).text).toBe(
      'Deleted: 1 request and 1 appointment.',
    );
    expect([await count('requests'), await count('outbox'), await count('appointments')]).toEqual([
      0, 0, 1,
    ]);
    expect((await data.run('list')).text).toContain('A2');
  });
});

describe('keys', () => {
  it.skipIf(ON_POSTGRES)('makes a key for its owner alone, and never over another', async () => {
    const file = data.inData('new.key');
    const { text } = await data.run('keygen', '--out', file);
    expect(text).toMatch(/^age1[a-z0-9]+\n/);
    expect(readFileSync(file, 'utf8')).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]+\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(data.run('keygen', '--out', file)).rejects.toThrow('is there already');
  });

  async function newKey(): Promise<{ file: string; recipient: string }> {
    const file = data.inData('new.key');
    const { text } = await data.run('keygen', '--out', file);
    return { file, recipient: text.split('\n')[0] ?? '' };
  }

  it('seals old rows to the new key and new ones too; the old key opens none any more', async () => {
    await data.addRequest({ name: 'Ann' });
    await data.addAppointment('2027-07-06T10', { name: 'Bo' });
    const before = (await sealedOf('requests', 1)).subarray(50, 90);
    const { file, recipient } = await newKey();
    const first = readFileSync(data.inData('recipient.txt'), 'utf8').trim();
    const { text } = await data.run('rotate', '--new-key', file);
    expect(text).toMatch(/^2 rows sealed to the new key, 0 left/);
    // Servers of PostgreSQL are told by SEALING_RECIPIENT.
    const told = ON_POSTGRES ? first : recipient;
    expect(readFileSync(data.inData('recipient.txt'), 'utf8')).toBe(`${told}\n`);
    expect((await data.run('show', '1', '--key', file)).text).toMatch(/^name +Ann$/m);
    expect((await data.run('show', 'A1', '--key', file)).text).toMatch(/^name +Bo$/m);
    await expect(data.run('show', '1')).rejects.toThrow('does not open request 1');
    expect((await data.storedBytes()).includes(before)).toBe(false);
    expect((await data.run('rotate', '--new-key', file)).text).toMatch(/^0 rows .* 2 left/);
  });

  it('seals why a time is kept free to the new key too', async () => {
    const old = readFileSync(data.inData('recipient.txt'), 'utf8').trim();
    const sealed = Buffer.from(await encryptText(old, 'lunch'));
    const at = { starts_at: 'x', ends_at: 'y', at: 'z' };
    await data.database
      .insertInto('desk_blocks')
      .values({ id: 'b', person: null, ...at, sealed })
      .execute();
    const { file } = await newKey();
    expect((await data.run('rotate', '--new-key', file)).text).toMatch(/^1 row/);
    const kept = await data.database
      .selectFrom('desk_blocks')
      .select('sealed')
      .executeTakeFirstOrThrow();
    const decrypter = new Decrypter();
    decrypter.addIdentity(readFileSync(file, 'utf8').trim());
    expect(await decrypter.decrypt(kept.sealed, 'text')).toBe('lunch');
  });

  it('refuses to close a desk whose key was changed there: it is nowhere else', async () => {
    await data.addRequest({ name: 'Ann' });
    const sealed = await sealedOf('requests', 1);
    const { file } = await newKey();
    const sheet = { wrapped: Buffer.from('w'), recipient: 'age1sheet', made_at: 'z' };
    await data.database
      .insertInto('desk_sheets')
      .values({ ...sheet, opens: 'age1desk' })
      .execute();
    const told = readFileSync(data.inData('recipient.txt'), 'utf8');
    await expect(data.run('rotate', '--new-key', file)).rejects.toThrow('under People');
    expect((await sealedOf('requests', 1)).equals(sealed)).toBe(true);
    expect(readFileSync(data.inData('recipient.txt'), 'utf8')).toBe(told);
    const sheets = await data.database.selectFrom('desk_sheets').select('opens').execute();
    expect(sheets).toEqual([{ opens: 'age1desk' }]);
    // That of the desk itself changes it.
    const opens = told.trim();
    await data.database.updateTable('desk_sheets').set({ opens }).execute();
    expect((await data.run('rotate', '--new-key', file)).text).toMatch(/^1 row sealed/);
  });

  it('leaves a damaged row as it is, names it, and does the others', async () => {
    await data.addRequest({ name: 'Ann' });
    await data.addRequest({ name: 'Bo' });
    await breakRow(1);
    const { file } = await newKey();
    const { text, faults } = await data.run('rotate', '--new-key', file);
    expect(text).toMatch(/^1 row sealed/);
    expect(faults).toEqual([expect.stringMatching(/^Request 1 is damaged/)]);
  });

  it('survives a kill in the middle: every row opens with one of the keys, and the next run ends it', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Visitor ${index + 1}`);
    for (const name of names) await data.addRequest({ name });
    const { file } = await newKey();
    const before = await sealedOf('requests', 1);
    const isUnderWay = async () => !(await sealedOf('requests', 1)).equals(before);
    await holdingUp(60, () => runAndKill(isUnderWay, 'rotate', '--new-key', file));
    const out = data.inData('rows.json');
    const read = async (key: string): Promise<string[]> => {
      await data.run('export', '--format', 'json', '--out', out, '--key', key);
      const rows: { name: string }[] = JSON.parse(readFileSync(out, 'utf8'));
      return rows.map((row) => row.name);
    };
    const [anew, old] = [await read(file), await read(data.inData('identity.key'))];
    expect(Math.min(anew.length, old.length)).toBeGreaterThan(0);
    expect([...anew, ...old].toSorted()).toEqual(names.toSorted());

    const { faults } = await data.run('rotate', '--new-key', file);
    expect(faults).toEqual([]);
    await expect(data.run('show', '60')).rejects.toThrow('does not open');
    expect((await data.run('show', '60', '--key', file)).text).toContain('Visitor 60');
  });

  it.skipIf(ON_POSTGRES)(
    'refuses a public key that nothing shows to have a private one, until told to take it unproven',
    async () => {
      await data.addRequest({ name: 'Ann' });
      const sealed = await sealedOf('requests', 1);
      const { file, recipient } = await newKey();
      const own = readFileSync(data.inData('recipient.txt'), 'utf8');
      await expect(data.run('rotate', '--to', recipient)).rejects.toThrow('--new-key FILE');
      expect((await sealedOf('requests', 1)).equals(sealed)).toBe(true);
      expect(readFileSync(data.inData('recipient.txt'), 'utf8')).toBe(own);
      const { text } = await data.run('rotate', '--to', recipient, '--unproven');
      expect(text).toMatch(/^1 row sealed/);
      expect((await data.run('show', '1', '--key', file)).text).toMatch(/^name +Ann$/m);
    },
  );

  it.skipIf(ON_POSTGRES)('refuses a key that is none, and the one that is in use', async () => {
    const rotate = async (...args: string[]) => data.run('rotate', ...args);
    await expect(rotate('--to', 'age1nonsense', '--unproven')).rejects.toThrow('age public key');
    const own = readFileSync(data.inData('recipient.txt'), 'utf8').trim();
    await expect(rotate('--to', own, '--unproven')).rejects.toThrow('until now');
    await expect(rotate('--new-key', data.inData('identity.key'))).rejects.toThrow('until now');
    // A public key where the private one is asked for.
    await expect(rotate('--new-key', data.inData('recipient.txt'))).rejects.toThrow(
      'cannot be read as an age private key',
    );
    await expect(rotate('--new-key', '/nowhere')).rejects.toThrow('/nowhere cannot be read');
    const { file } = await newKey();
    await expect(rotate('--new-key', file, '--key', '/nowhere')).rejects.toThrow(
      'no private key at /nowhere',
    );
    expect(readFileSync(data.inData('recipient.txt'), 'utf8').trim()).toBe(own);
  });
});

describe('status and retry-dead', () => {
  it('say what waits, what was given up and what was set aside, and nothing personal', async () => {
    await data.addRequest({ name: 'Ann' });
    await data.addRequest({ name: 'Bo' }, 'haste');
    await data.database
      .updateTable('outbox')
      .set({ state: 'dead', tries: 10, last_fault: 'ECONNREFUSED' })
      .where('number', '=', 1)
      .execute();
    const { text } = await data.run('status');
    expect(text).toMatch(/^waiting +2$/m);
    expect(text).toMatch(/^oldest +Jul 1, 2027, 12:30:00\sPM EDT$/m);
    expect(text).toMatch(/^dead letters +1 \(retry-dead/m);
    expect(text).toMatch(/^ {2}practice-mail +request 1 +10 tries, ECONNREFUSED$/m);
    expect(text).toMatch(/^set aside +1 of 2 requests, 0 of 0 appointments$/m);
    expect(text).not.toMatch(/Ann|Bo|@/);

    // What somebody at the desk has written is not sent behind the back of whoever has called since.
    const written = await data.database
      .insertInto('outbox')
      .values({
        channel: 'visitor-mail',
        message_id: 'written',
        about: 'request',
        about_number: 1,
        kind: 'discovery-call letter',
        received_at: '2027-07-01T16:30:00.000Z',
        is_set_aside: 0,
        letter: null,
        state: 'dead',
        due_at_ms: 0,
        lease: null,
        last_fault: 'EENVELOPE 550',
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    expect((await data.run('status')).text).toMatch(/EENVELOPE 550; by hand: its card says so$/m);
    expect((await data.run('retry-dead')).text).toBe('1 dead letter put back into the queue.');
    await data.database.deleteFrom('outbox').where('number', '=', written.number).execute();
    expect((await data.run('status')).text).toMatch(/^waiting +3$/m);
    expect((await data.run('list')).text).toMatch(
      /^ +2 .*set aside \(it was sent within a second\)$/m,
    );
    expect((await data.run('show', '2')).text).toMatch(/^set aside +it was sent within a second$/m);
  });

  it.skipIf(ASKED_BY_OTHERS)('say what of the site has ended or ends soon', async () => {
    const consentUntil = (day: string) => {
      const { manifestPath } = writeSiteWithConsent(data.inData('site'), day);
      const environment = { ...data.environment, SITE_MANIFEST: manifestPath };
      return runCommand(readArguments(['status'], environment), STAFF_NOW);
    };
    expect((await consentUntil('2027-07-31')).text).toMatch(
      /^site +content\/photographs\/portrait-a\.yaml: the consent ended with 2027-07-31/m,
    );
    expect((await consentUntil('2027-08-20')).text).toMatch(/^site .*ends with 2027-08-20/m);
    expect((await consentUntil('2028-08-20')).text).toMatch(/^site +nothing has ended/m);
  });

  it.skipIf(ASKED_BY_OTHERS)('say it of the site that the desk has published', async () => {
    const consentUntil = '2027-07-31';
    const deployed = writeSiteWithConsent(data.inData('deployed'), consentUntil);
    const environment = {
      ...data.environment,
      SITE_MANIFEST: deployed.manifestPath,
      BUILD_DIR: deployed.buildDir,
    };
    const status = async () => {
      const { text } = await runCommand(readArguments(['status'], environment), STAFF_NOW);
      return text.slice(text.indexOf('\nsite')).replace(/\s+/g, ' ');
    };
    expect(await status()).toMatch(/the consent ended with .* as it was deployed$/);
    const published = buildPlaceOf(data.dataDir, PUBLISHED_ID);
    writeBuiltSite(path.dirname(published.manifestPath));
    await keepLiveBuild(data.dataDir, PUBLISHED_ID, deployed);
    expect(await status()).toMatch(/nothing has ended, .* as it was published at the desk$/);
  });

  it('ask for the server to be started when the database is older', async () => {
    await data.database.schema.dropTable('site_taken_away').execute();
    await expect(data.run('status')).rejects.toThrow('older version');
  });
});

it.skipIf(ON_POSTGRES).each([
  [['forgot', '1'], "There is no command 'forgot'. Did you mean forget?"],
  [['xylophone'], "There is no command 'xylophone'."],
  [['forget'], "'forget' needs a number."],
  [['forget', 'all'], "'all' is no number of a row: write K7NP-3XR2"],
  [['forget', '1', '2'], "'2' is one word too many."],
  [['purge'], "'purge' needs --older-than 90d."],
  [
    ['purge', '--older-than', '0d'],
    "--older-than is a number of days with a d, like 90d, not '0d'.",
  ],
  [['purge', '--older-than', '90'], '--older-than is a number of days'],
  [['export', '--format', 'xml', '--out', 'x'], "--format is csv or json, not 'xml'."],
  [['export', '--format', 'csv'], "'export' needs --out FILE."],
  [['keygen'], "'keygen' needs --out FILE."],
  [['keygen', '--out'], "Option '--out <value>' argument missing"],
  [['rotate'], "'rotate' needs --new-key FILE."],
  [['rotate', '--new-key', 'x', '--unproven'], "'rotate' has no use for --unproven here."],
  [['list', '--unproven'], "'list' has no use for --unproven here."],
  [['status', '--yes'], "'status' has no use for --yes here."],
  [['list', '--outt', 'x'], 'There is no option --outt. Did you mean --out?'],
])('of %j says what was wrong, and how the command is written', async (args, fault) => {
  const message = await (async () => data.run(...args))().then(
    () => 'nothing was wrong',
    (error: Error) => error.message,
  );
  const [first = '', usage = ''] = message.split('\n');
  expect(first.startsWith(fault), first).toBe(true);
  expect(usage).toMatch(/^Usage: npm run requests -- /);
});
