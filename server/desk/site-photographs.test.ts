import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  markIn,
  PHOTOGRAPH_LIMIT_BYTES,
  type AddedEntryAnswer,
  type DifferenceAnswer,
  type KeptPhotographsAnswer,
  type SiteAnswer,
  type SitePreview,
  type SiteRun,
} from '../../domain/desk/site-wire.ts';
import { leavePreviews } from '../housekeeping/leave-previews.ts';
import { addEdition, packTexts, readEditionTexts } from '../publishing/edition-store.ts';
import { deleteOldPhotographs } from '../publishing/photograph-store.ts';
import { buildPlaceOf } from '../publishing/published-build.ts';
import { noteTakenAway } from '../publishing/taken-away.ts';
import { TOGETHER, tryTwice } from '../test-support/act-and-line.ts';
import { DESK_ORIGIN } from '../test-support/sample-desk.ts';
import { beginSiteDesk, fieldOf, type SiteDesk } from '../test-support/site-desk.ts';
import {
  announcedPng,
  jpegWithPlace,
  plainWithPlace,
  PHOTO_SECRETS,
  pictureAs,
} from '../test-support/sample-photos.ts';
import { ASKED_BY_OTHERS, ON_POSTGRES } from '../test-support/test-database.ts';

const NOW = new Date('2027-07-01T14:00:00Z');
const DAY_MS = 86_400_000;
const PERSON = 'team/isolde-fennimarch-oye';
const PORTRAIT = `${PERSON}/portrait`;
const CONSENT = { 'consent.givenOn': '2027-06-30', 'consent.holdsUntil': '2029-06-30' };
const WORDS = { alt: 'A woman in a blue tunic.', caption: 'In the second room.', ...CONSENT };

/** With place, camera and description in it. */
const upright = await plainWithPlace(1200, 1800);
const another = await plainWithPlace(1200, 1800, '#7080a0');
const wide = await plainWithPlace(1800, 1200);

let desk: SiteDesk;
let moment: Date;
beforeEach(async () => {
  moment = NOW;
  desk = await beginSiteDesk();
});
afterEach(() => desk.close());

const send = (field: string, file: Uint8Array, by = desk.cookie, headers = {}) =>
  desk.ask(
    {
      method: 'POST',
      url: '/api/site/photographs',
      payload: Buffer.from(file),
      headers: { 'content-type': 'application/octet-stream', 'desk-field': field, ...headers },
    },
    by,
  );
const listKept = async () =>
  (await desk.get('/api/site/photographs/kept')).json<KeptPhotographsAnswer>().kept;
const takeKeptAway = (mark: string, by = desk.cookie) =>
  desk.post('/api/site/photographs/kept/take-away', { mark }, by);
const takeAway = (field: string) => desk.post('/api/site/photographs/take-away', { path: field });

/** What comes after it comes later. @returns the time then */
function waitASecond(): string {
  moment = new Date(moment.getTime() + 1_000);
  desk.setNow(moment);
  return moment.toISOString();
}

/** Sends a photograph. @returns its mark */
async function choose(field: string, file: Uint8Array): Promise<string> {
  const sent = await send(field, file);
  expect(sent.statusCode, sent.body).toBe(200);
  return markIn(fieldOf(sent.json<SiteAnswer>(), field)?.draft?.value ?? '');
}

/** Writes what is said of a photograph. */
async function say(
  field: string,
  mark: string,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(words)) {
    const written = await desk.write(`${field}/${mark.slice(0, 12)}/${key}`, value);
    expect(written.statusCode, key).toBe(200);
  }
}

/** Says of all that a sample says that it is the real person's. */
async function confirmAll(): Promise<void> {
  for (const { path: field, isSamples, written } of (await desk.look()).fields) {
    if (isSamples) await desk.write(field, written);
  }
}

const folder = () => path.join(desk.publishing.contentFolder, 'photographs');
const files = () => (existsSync(folder()) ? readdirSync(folder()).toSorted() : []);
const people = () =>
  readFileSync(path.join(desk.publishing.contentFolder, 'team/people.yaml'), 'utf8');
const kept = async () =>
  (await desk.database.selectFrom('site_photographs').select('mark').execute()).map(
    ({ mark }) => mark,
  );
const nameOf = (mark: string) => `isolde-fennimarch-oye-${mark.slice(0, 8)}`;

describe('a photograph that is chosen', () => {
  it('is decoded and encoded anew: nothing of place, camera and thumbnail is kept anywhere', async () => {
    expect(upright.includes(PHOTO_SECRETS[0])).toBe(true);
    const mark = await choose(PORTRAIT, upright);
    const shown = await desk.get(`/api/site/photographs/${mark}`);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const { exif, icc, xmp, iptc, width, height, format } = await sharp(
      shown.rawPayload,
    ).metadata();
    expect({ exif, icc, xmp, iptc, width, height, format }).toEqual({
      width: 1200,
      height: 1800,
      format: 'jpeg',
    });
    await say(PORTRAIT, mark, WORDS);
    await confirmAll();
    await desk.publish();
    const stored = await desk.storedBytes();
    const written = readFileSync(path.join(folder(), `${nameOf(mark)}.jpg`));
    for (const bytes of [shown.rawPayload, stored, written]) {
      for (const secret of PHOTO_SECRETS) expect(bytes.includes(secret)).toBe(false);
    }
    expect(desk.log()).not.toContain('isolde');
  });

  it.skipIf(ON_POSTGRES).each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a JPEG', () => upright, ''],
    ['a PNG', () => sharp(wide).png().toBuffer(), ''],
    ['a WebP', () => sharp(wide).webp().toBuffer(), ''],
    ['a GIF', () => pictureAs('gif'), 'Choose a JPEG, PNG or WebP file'],
    ['an AVIF', () => pictureAs('avif'), 'Choose a JPEG, PNG or WebP file'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Choose a JPEG'],
    ['an HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'Apple’s HEIC format'],
    ['words', () => Buffer.from('not a picture'), 'Choose a JPEG'],
    ['half a JPEG', () => upright.subarray(0, upright.length / 2), 'Choose a JPEG'],
    ['a bomb', () => announcedPng(30_000, 30_000), 'up to 64 megapixels'],
    ['a small one', () => plainWithPlace(1000, 800), 'is too small (1000 × 800 pixels)'],
    ['nothing', () => Buffer.alloc(0), 'Choose a JPEG'],
  ])('is by its bytes: %s', async (_kind, make, says) => {
    const answer = await send(PORTRAIT, await make());
    expect(answer.statusCode, answer.body).toBe(says === '' ? 200 : 422);
    expect(answer.body).toContain(says);
    expect(await kept()).toHaveLength(says === '' ? 1 : 0);
  });

  it.skipIf(ON_POSTGRES)('is turned upright, and made no larger than pages need', async () => {
    const lying = await sharp(await plainWithPlace(4000, 3000))
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const mark = await choose(PORTRAIT, lying);
    const { width, height } = await sharp(
      (await desk.get(`/api/site/photographs/${mark}`)).rawPayload,
    ).metadata();
    expect([width, height]).toEqual([2400, 3200]);
  });

  it.skipIf(ON_POSTGRES)(
    'is for those whose work it is, from the desk itself, and where a photograph has a place',
    async () => {
      const scheduler = await desk.joinAs('scheduler');
      const dentist = await desk.joinAs('dentist');
      expect((await send(PORTRAIT, upright, '')).statusCode).toBe(401);
      expect((await send(PORTRAIT, upright, scheduler)).statusCode).toBe(403);
      expect((await send(PORTRAIT, upright, dentist)).statusCode).toBe(403);
      const elsewhere = { origin: 'https://elsewhere.example' };
      expect((await send(PORTRAIT, upright, desk.cookie, elsewhere)).statusCode).toBe(403);
      const asForm = { 'content-type': 'text/plain' };
      expect(
        (await send(PORTRAIT, upright, desk.cookie, asForm)).statusCode,
      ).toBeGreaterThanOrEqual(413);
      for (const place of [
        '',
        'team/nobody/portrait',
        'team/isolde-fennimarch-oye/bio',
        'team/../practice/portrait',
        'cases/crowding/before',
        // An invented story shows nobody who is real.
        'stories/photographs/portrait',
      ]) {
        expect((await send(place, upright)).statusCode, place).toBe(404);
      }
      expect(
        (await desk.write(PORTRAIT, ['photograph', 'a'.repeat(64), '1', '1'])).statusCode,
      ).toBe(409);
      expect(await kept()).toEqual([]);
      const mark = await choose(PORTRAIT, upright);
      expect((await desk.get(`/api/site/photographs/${mark}`, '')).statusCode).toBe(401);
      expect((await desk.get(`/api/site/photographs/${mark}`, dentist)).statusCode).toBe(200);
      expect((await desk.get('/api/site/photographs/..%2fpractice.yaml')).statusCode).toBe(404);
      expect((await desk.get(`/api/site/photographs/${'0'.repeat(64)}`)).statusCode).toBe(404);
    },
  );

  it.skipIf(ON_POSTGRES)('is no larger than it may be, and one of ten a minute', async () => {
    const large = await send(PORTRAIT, Buffer.alloc(PHOTOGRAPH_LIMIT_BYTES + 1));
    expect(large.statusCode).toBe(413);
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push(await send(PORTRAIT, Buffer.from('x')));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });

  it.skipIf(ON_POSTGRES)('counts also those that are turned down before they come', async () => {
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push((await send('team/nobody/portrait', Buffer.from('x'))).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  it.skipIf(ON_POSTGRES)('holds up no other after its sender has gone away', async () => {
    await desk.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = desk.app.server.address() as AddressInfo;
    const headers = {
      host: new URL(DESK_ORIGIN).host,
      origin: DESK_ORIGIN,
      cookie: desk.cookie,
      'content-type': 'application/octet-stream',
      'content-length': upright.length,
      'desk-field': PORTRAIT,
    };
    const leave = () =>
      new Promise<void>((resolve) => {
        const sending = ask({ port, method: 'POST', path: '/api/site/photographs', headers });
        sending.on('error', () => undefined);
        desk.app.server.once('request', (request) => {
          request.once('close', resolve);
          sending.destroy();
        });
        sending.write(upright.subarray(0, 100));
      });
    // Somebody is at the database: they go before the server has looked who they are.
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const busy = desk.database.transaction().execute(() => held);
    for (let count = 0; count < 4; count += 1) await leave();
    letGo();
    await busy;
    await desk.look();
    expect((await send(PORTRAIT, upright)).statusCode).toBe(200);
  });

  it.skipIf(ON_POSTGRES)(
    'asks for its words and its consent, and stays behind without them',
    async () => {
      const mark = await choose(PORTRAIT, upright);
      await confirmAll();
      const path12 = `${PORTRAIT}/${mark.slice(0, 12)}`;
      const answer = await desk.look();
      expect(fieldOf(answer, PORTRAIT)).toMatchObject({
        kind: 'photograph',
        written: '',
        faults: [
          'fill in “Signed on” and “Holds until, that day too” below: the days of the written consent of whoever is shown',
        ],
      });
      expect(fieldOf(answer, `${path12}/alt`)?.faults).toEqual(['write at least one word']);
      expect(fieldOf(answer, `${path12}/consent.givenOn`)).toMatchObject({
        kind: 'day',
        faults: ['is empty: choose one'],
      });
      expect(answer.isReady).toBe(false);
      expect(answer.unfinished).toEqual(['The team: Isolde Fennimarch-Oye, DMD, MS: Photograph']);
      expect((await desk.post('/api/site/build')).statusCode).toBe(409);

      await say(PORTRAIT, mark, { ...WORDS, 'consent.holdsUntil': '2027-06-29' });
      const turned = await desk.look();
      for (const key of ['consent.givenOn', 'consent.holdsUntil']) {
        expect(fieldOf(turned, `${path12}/${key}`)?.faults).toContain(
          'ends before it begins: look at both days',
        );
      }
      await say(PORTRAIT, mark, { 'consent.givenOn': '2025-06-29' });
      expect(fieldOf(await desk.look(), `${path12}/consent.holdsUntil`)?.faults).toEqual([
        'the consent ended with 2027-06-29; what it allowed is not shown. Renew it, or take it out',
      ]);
      expect(fieldOf(await desk.look(), PORTRAIT)?.faults).toEqual([
        'what is said of it below is not finished yet',
      ]);
      await say(PORTRAIT, mark, { 'consent.holdsUntil': '2027-08-01', alt: 'A painting of her.' });
      expect(fieldOf(await desk.look(), `${path12}/alt`)?.faults).toEqual([
        'says that this is a painting or a model; it is a photograph',
      ]);
      await say(PORTRAIT, mark, { alt: WORDS.alt });
      const soon = await desk.look();
      expect(fieldOf(soon, `${path12}/consent.holdsUntil`)).toMatchObject({
        faults: [],
        note: 'the consent ends with 2027-08-01; renew it, or what it allows is shown no longer',
      });
      expect(soon.isReady).toBe(true);
    },
  );

  it.skipIf(ON_POSTGRES)('says nothing of what was said of the one before', async () => {
    await say(PORTRAIT, await choose(PORTRAIT, upright), WORDS);
    const mark = await choose(PORTRAIT, another);
    const answer = await desk.look();
    expect(fieldOf(answer, `${PORTRAIT}/${mark.slice(0, 12)}/alt`)).toMatchObject({
      written: '',
      draft: null,
    });
    expect(answer.lost).toEqual([]);
    expect(await kept()).toEqual([mark]);
  });

  it.skipIf(ON_POSTGRES)('is given up with all that was said of it', async () => {
    await say(PORTRAIT, await choose(PORTRAIT, upright), WORDS);
    await desk.post('/api/site/drafts/take-back', { path: PORTRAIT });
    const answer = await desk.look();
    expect(answer.fields.filter(({ draft }) => draft !== null)).toEqual([]);
    expect(answer.changes).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it.skipIf(ON_POSTGRES)(
    'is seen by nobody before it is published, and lies below no public folder',
    async () => {
      const mark = await choose(PORTRAIT, upright);
      await say(PORTRAIT, mark, WORDS);
      await confirmAll();
      const { id } = (await desk.build()) as SitePreview;
      const answers = [...desk.publishing.live.site().answers];
      const bytes = (await desk.get(`/api/site/photographs/${mark}`)).rawPayload;
      for (const [address, { identity }] of answers) {
        expect(address).not.toContain(mark.slice(0, 8));
        expect(identity.body.includes(bytes.subarray(200, 400))).toBe(false);
      }
      expect(files()).toEqual([]);
      expect(desk.publishing.live.site().answers.has(`/api/site/photographs/${mark}`)).toBe(false);
      // Nor after it was taken back, by a preview that still has it.
      await desk.post('/api/site/drafts/take-back', { path: PORTRAIT });
      expect((await desk.post('/api/site/publish', { id })).statusCode).toBe(409);
      expect(files()).toEqual([]);
    },
  );
});

describe('a portrait', () => {
  /** Publishes one. @returns its mark */
  async function publishPortrait(file = upright, words: Readonly<Record<string, string>> = WORDS) {
    const mark = await choose(PORTRAIT, file);
    await say(PORTRAIT, mark, words);
    await confirmAll();
    await desk.publish();
    return mark;
  }

  it.skipIf(ON_POSTGRES)(
    'publishes nothing that was a sample’s until somebody has changed it or said that it is theirs',
    async () => {
      const [name, role, credentials] = ['name', 'role', 'credentials'].map(
        (key) => `${PERSON}/${key}`,
      ) as [string, string, string];
      const mark = await choose(PORTRAIT, upright);
      await say(PORTRAIT, mark, WORDS);
      await desk.write(name, 'Maren Ibsen, DDS');
      const asked = await desk.look();
      expect(fieldOf(asked, credentials)).toMatchObject({
        kind: 'credentials',
        written: ['DMD: Her dental degree.'],
        isSamples: true,
        faults: ['the sample’s, and nobody else’s until you say so: DMD'],
      });
      expect(fieldOf(asked, role)).toMatchObject({
        isSamples: true,
        faults: ['this is still the sample’s: change it, or say that it is theirs'],
      });
      expect(fieldOf(asked, PORTRAIT)?.faults).toEqual([
        'said of this person, and still the sample’s: What they do here; Profession, by license; Degrees, certifications and memberships; In two or three sentences',
      ]);
      expect(fieldOf(asked, name)?.isSamples).toBe(false);
      expect(asked.isReady).toBe(false);
      expect((await desk.post('/api/site/build')).statusCode).toBe(409);

      await confirmAll();
      expect((await desk.look()).isReady).toBe(true);
      await desk.write(credentials, ['Her dental degree']);
      expect(fieldOf(await desk.look(), credentials)?.faults).toEqual([
        'write each line as “DMD: Her dental degree.”: letters, a colon, and what they say',
      ]);
      await desk.write(credentials, ['DDS: Her dental degree.', 'MS: A master’s: "of" science.']);
      const ready = await desk.look();
      expect(ready.changes).toContainEqual(
        expect.objectContaining({
          label: 'The team: Isolde Fennimarch-Oye, DMD, MS: Profession, by license',
          before: 'the sample’s',
          after: 'orthodontist',
        }),
      );
      await desk.publish();
      expect(parse(people())[0]).toMatchObject({
        sample: false,
        name: 'Maren Ibsen, DDS',
        role: 'Leads orthodontics and growth',
        credentials: [
          { short: 'DDS', plain: 'Her dental degree.' },
          { short: 'MS', plain: 'A master’s: "of" science.' },
        ],
      });
      expect((await desk.look()).changes).toEqual([]);
      await desk.write(credentials, []);
      await desk.publish();
      expect(parse(people())[0].credentials).toEqual([]);
    },
  );

  it.skipIf(ON_POSTGRES)('asks the same where a sample is given another name alone', async () => {
    await desk.write(`${PERSON}/name`, 'Maren Ibsen');
    const answer = await desk.look();
    expect(answer.isReady).toBe(false);
    expect(fieldOf(answer, `${PERSON}/name`)?.faults[0]).toContain('still the sample’s');
    await desk.post('/api/site/drafts/take-back', { path: `${PERSON}/name` });
    expect(fieldOf(await desk.look(), `${PERSON}/role`)?.faults).toEqual([]);
    // What is left of the sample counts for nothing by itself.
    await desk.write(`${PERSON}/role`, 'Leads orthodontics and growth');
    expect((await desk.look()).isReady).toBe(false);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'is published with its words, in one commit, and ends that its person counts as invented',
    async () => {
      const mark = await publishPortrait(upright, { ...WORDS, taken: '2027-05-04' });
      const name = nameOf(mark);
      expect(files()).toEqual([`${name}.jpg`, `${name}.yaml`]);
      expect(parse(readFileSync(path.join(folder(), `${name}.yaml`), 'utf8'))).toEqual({
        title: 'A portrait',
        alt: WORDS.alt,
        caption: WORDS.caption,
        taken: '2027-05-04',
        consent: { givenOn: '2027-06-30', holdsUntil: '2029-06-30' },
      });
      expect(people()).toContain(
        `- id: isolde-fennimarch-oye\n  sample: false\n  portrait: ${name}\n  attribute: bracket\n`,
      );
      expect(desk.publishing.commits).toMatchObject([
        { files: ['team/people.yaml', `photographs/${name}.jpg`, `photographs/${name}.yaml`] },
      ]);
      // It lies in the content now.
      expect(await kept()).toEqual([]);
      const answer = await desk.look();
      expect(fieldOf(answer, PORTRAIT)).toMatchObject({ written: mark, draft: null, faults: [] });
      expect((await desk.get(`/api/site/photographs/${mark}`)).statusCode).toBe(200);
      expect(answer.changes).toEqual([]);
    },
  );

  it.skipIf(ON_POSTGRES)('is named in the list of changes with what is said of it', async () => {
    await say(PORTRAIT, await choose(PORTRAIT, upright), WORDS);
    expect((await desk.look()).changes).toMatchObject([
      {
        label: 'The team: Isolde Fennimarch-Oye, DMD, MS: Photograph',
        before: 'nothing',
        after: expect.stringContaining(
          'a photograph\nWhat it shows, for whoever cannot see it: A woman in a blue tunic.',
        ),
      },
    ]);
  });

  it.skipIf(ON_POSTGRES)('has words that change by themselves', async () => {
    const mark = await publishPortrait();
    await say(PORTRAIT, mark, { credit: 'Ann Example', 'consent.holdsUntil': '2030-06-30' });
    await desk.publish();
    const text = readFileSync(path.join(folder(), `${nameOf(mark)}.yaml`), 'utf8');
    expect(parse(text)).toMatchObject({
      credit: 'Ann Example',
      consent: { givenOn: '2027-06-30', holdsUntil: '2030-06-30' },
    });
    await say(PORTRAIT, mark, { 'consent.holdsUntil': '2027-06-30' });
    expect((await desk.look()).isReady).toBe(false);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'comes back with an earlier site after another took its place, and goes before it',
    async () => {
      const first = await publishPortrait();
      const second = await publishPortrait(another);
      expect(files()).toEqual([`${nameOf(second)}.jpg`, `${nameOf(second)}.yaml`]);
      expect(await kept()).toEqual([first]);
      const { changes } = (await desk.get('/api/site/editions/2')).json<DifferenceAnswer>();
      expect(changes).toEqual([
        {
          label: 'The team: Isolde Fennimarch-Oye, DMD, MS: Photograph',
          before: 'a photograph',
          after: 'another photograph',
        },
      ]);
      await desk.publish(2);
      expect(files()).toEqual([`${nameOf(first)}.jpg`, `${nameOf(first)}.yaml`]);
      expect(people()).toContain(`portrait: ${nameOf(first)}`);
      // The site of before any: both stay to be brought back.
      await desk.publish(1);
      expect(files()).toEqual([]);
      expect(people()).toContain('portrait: orthodontist-listening');
      expect((await kept()).toSorted()).toEqual([first, second].toSorted());
      expect((await listKept()).map(({ mark, place }) => [mark, place])).toEqual(
        expect.arrayContaining([
          [first, PORTRAIT],
          [second, PORTRAIT],
        ]),
      );
      await desk.publish(3);
      expect(files()).toEqual([`${nameOf(second)}.jpg`, `${nameOf(second)}.yaml`]);
      expect((await listKept()).map(({ mark }) => mark)).toEqual([first]);
      const later = new Date(NOW.getTime() + 91 * DAY_MS);
      await deleteOldPhotographs(desk.database, later);
      expect(await kept()).toEqual([]);
    },
  );

  it('goes with its line, or not at all: from the site as from what is kept of earlier ones', async () => {
    const first = await publishPortrait();
    await publishPortrait(another);
    const kept = 'took a photograph of earlier sites away';
    expect(await tryTwice(desk, kept, () => takeKeptAway(first))).toEqual(TOGETHER);
    const shown = 'wants a photograph off the site';
    expect(await tryTwice(desk, shown, () => takeAway(PORTRAIT))).toEqual(TOGETHER);
  });

  it('that was replaced is listed with its place, and taken away for good by whose work it is', async () => {
    expect(await listKept()).toEqual([]);
    const first = await publishPortrait();
    expect(await listKept()).toEqual([]);
    const second = await publishPortrait(another);
    expect(await listKept()).toEqual([
      {
        mark: first,
        place: PORTRAIT,
        part: 'team',
        entry: PERSON,
        title: 'Isolde Fennimarch-Oye, DMD, MS',
        label: 'Photograph',
        alt: WORDS.alt,
        at: NOW.toISOString(),
      },
    ]);
    // A preview that would bring it back is no more, once it is taken away.
    const { id } = (await desk.build(2)) as SitePreview;
    expect((await desk.get(`/preview/${id}/`)).statusCode).toBe(200);
    expect((await takeKeptAway(first, await desk.joinAs('scheduler'))).statusCode).toBe(403);
    expect((await takeKeptAway(first, '')).statusCode).toBe(401);
    expect((await takeKeptAway(second)).statusCode).toBe(404);
    desk.setNow(new Date(NOW.getTime() + 3 * 60_000));
    expect((await takeKeptAway(first)).statusCode).toBe(403);
    desk.setNow(NOW);
    const answer = await takeKeptAway(first);
    expect(answer.json<KeptPhotographsAnswer>().kept).toEqual([]);
    // Neither its pages nor its files are looked at any more.
    expect((await desk.get(`/preview/${id}/`)).statusCode).toBe(404);
    expect(existsSync(buildPlaceOf(desk.dataDir, id).folder)).toBe(false);
    expect((await desk.get('/api/site/run')).json<SiteRun>()).toEqual({ is: 'idle' });
    expect([(await takeKeptAway(first)).statusCode, await kept()]).toEqual([404, []]);
    expect((await desk.get(`/api/site/photographs/${first}`)).statusCode).toBe(404);
    expect((await desk.post('/api/site/publish', { id })).statusCode).toBe(409);
    expect(files()).toEqual([`${nameOf(second)}.jpg`, `${nameOf(second)}.yaml`]);
    await desk.publish(2);
    expect(files()).toEqual([]);
    expect(desk.log()).not.toContain('isolde');
    // Chosen anew, with a consent, it is shown again.
    waitASecond();
    await publishPortrait();
    expect(files()).toEqual([`${nameOf(first)}.jpg`, `${nameOf(first)}.yaml`]);
    // One that no earlier site holds any more is no longer kept than those.
    expect(await kept()).toEqual([second]);
    await deleteOldPhotographs(desk.database, NOW);
    expect(await kept()).toEqual([second]);
    await desk.database.deleteFrom('site_editions').where('number', '<', 5).execute();
    await deleteOldPhotographs(desk.database, NOW);
    expect(await kept()).toEqual([]);
  });

  it.skipIf(ON_POSTGRES)(
    'that was replaced is listed where the newest site with its file had it at no place',
    async () => {
      const mark = await publishPortrait();
      await publishPortrait(another);
      const texts = new Map((await readEditionTexts(desk.database, 2)) ?? []);
      const list = 'team/people.yaml';
      texts.set(list, String(texts.get(list)).replace(/^ +portrait: isolde.*\n/m, ''));
      const at = NOW.toISOString();
      const unplaced = { at, person: null, changes: [], backTo: null };
      await addEdition(desk.database, unplaced, await packTexts(texts));
      expect((await listKept()).map(({ mark: one, place }) => [one, place])).toEqual([
        [mark, PORTRAIT],
      ]);
    },
  );

  it('that is taken away goes with the next site, and comes back with none', async () => {
    await publishPortrait();
    const mark = await publishPortrait(another);
    expect((await takeAway(PORTRAIT)).statusCode).toBe(200);
    expect((await desk.look()).changes).toMatchObject([
      { before: 'a photograph', after: 'nothing' },
    ]);
    expect(files()).toHaveLength(2);
    const before = path.join(desk.dataDir, 'before');
    cpSync(desk.publishing.contentFolder, before, { recursive: true });
    await desk.write('prices.consultationFee', '$275');
    await desk.publish();
    expect(files()).toEqual([]);
    expect(people()).not.toContain('portrait: isolde');
    expect(await kept()).toEqual([]);
    expect(desk.publishing.commits.at(-1)?.files).toContain(`photographs/${nameOf(mark)}.jpg`);
    for (const edition of [2, 3]) {
      const run = (await desk.build(edition)) as SitePreview;
      expect(run.is).toBe('built');
      await desk.post('/api/site/publish', { id: run.id });
      expect(files()).toEqual([]);
      expect(people()).not.toContain('portrait: isolde');
      await desk.publish(1);
    }
    // Nor from an older state of the content, such as a deployment has that lacks what the desk wrote.
    cpSync(before, desk.publishing.contentFolder, { recursive: true });
    expect(fieldOf(await desk.look(), PORTRAIT)?.written).toBe(mark);
    await desk.write('prices.consultationFee', '$300');
    const refused = await desk.post('/api/site/build');
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('The team: Isolde Fennimarch-Oye, DMD, MS: Photograph'),
    ]);
    await takeAway(PORTRAIT);
    await desk.publish();
    expect(files()).toEqual([]);
  });

  it.skipIf(ON_POSTGRES)(
    'that is to be taken away goes with an earlier site too, and so does one that this would bring',
    async () => {
      const first = await publishPortrait();
      await publishPortrait(another);
      await takeAway(PORTRAIT);
      const { changes } = (await desk.get('/api/site/editions/2')).json<DifferenceAnswer>();
      expect(changes).toMatchObject([{ before: 'a photograph', after: 'nothing' }]);
      await desk.publish(2);
      expect(files()).toEqual([]);
      expect(people()).not.toContain(`portrait: ${nameOf(first)}`);
      expect(await kept()).toEqual([]);
      const answer = await desk.look();
      expect(answer.lost).toEqual([]);
      expect(fieldOf(answer, PORTRAIT)?.draft).toBeNull();
    },
  );

  it.skipIf(ON_POSTGRES)('that is taken away is in the files of the database no more', async () => {
    // Noise: in a picture of one colour each part stands many times.
    const mark = await publishPortrait(await jpegWithPlace(1200, 1800));
    const bytes = (await desk.get(`/api/site/photographs/${mark}`)).rawPayload;
    // In parts: pages of the database come between.
    const parts = Array.from({ length: 40 }, (_, at) =>
      bytes.subarray(2_000 + at * 997).subarray(0, 48),
    );
    const countStored = async () => {
      const stored = await desk.storedBytes();
      return parts.filter((part) => stored.includes(part)).length;
    };
    await publishPortrait(another);
    expect(await countStored()).toBeGreaterThan(parts.length / 2);
    await takeAway(PORTRAIT);
    await desk.publish();
    expect(await countStored()).toBe(0);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'that is taken away stays a draft where somebody has chosen it for another',
    async () => {
      const mark = await publishPortrait();
      const other = 'team/caspian-thornbellow/portrait';
      expect(await choose(other, upright)).toBe(mark);
      await takeAway(PORTRAIT);
      await desk.publish();
      expect(files()).toEqual([]);
      expect(await kept()).toEqual([mark]);
      // Chosen before that, it brings nothing back; chosen after it, with its consent, it does.
      await say(other, mark, WORDS);
      expect((await desk.post('/api/site/build')).statusCode).toBe(409);
      waitASecond();
      expect(await choose(other, upright)).toBe(mark);
      await say(other, mark, WORDS);
      await confirmAll();
      await desk.publish();
      expect(files()).toEqual([
        `caspian-thornbellow-${mark.slice(0, 8)}.jpg`,
        `caspian-thornbellow-${mark.slice(0, 8)}.yaml`,
      ]);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'that was chosen before it was taken away is published neither by its draft nor by its preview',
    async () => {
      const first = await publishPortrait();
      await publishPortrait(another);
      waitASecond();
      await choose(PORTRAIT, upright);
      await say(PORTRAIT, first, WORDS);
      const { id } = (await desk.build()) as SitePreview;
      waitASecond();
      expect((await takeKeptAway(first)).statusCode).toBe(200);
      expect((await desk.post('/api/site/publish', { id })).statusCode).toBe(409);
      expect((await desk.post('/api/site/build')).statusCode).toBe(409);
      expect(files()).not.toContain(`${nameOf(first)}.jpg`);
      // Taken away once more: the last time counts.
      await noteTakenAway(desk.database, [first], waitASecond());
      expect((await desk.post('/api/site/build')).statusCode).toBe(409);
      waitASecond();
      await choose(PORTRAIT, upright);
      await say(PORTRAIT, first, WORDS);
      await desk.publish();
      expect(files()).toContain(`${nameOf(first)}.jpg`);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'that is taken away while it is built into a preview is in none',
    async () => {
      const first = await publishPortrait();
      await publishPortrait(another);
      const { tools } = desk.publishing;
      const { build: make } = tools;
      tools.build = async (...args) => {
        await make(...args);
        expect((await takeKeptAway(first)).statusCode).toBe(200);
      };
      expect(await desk.build(2)).toMatchObject({
        is: 'failed',
        why: expect.stringContaining('taken away while it was built'),
      });
      const left = readdirSync(path.join(desk.dataDir, 'sites'), { withFileTypes: true });
      expect(left.filter((one) => one.isDirectory())).toHaveLength(1);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'that is taken away goes with what a preview of before has left on the disk',
    async () => {
      const first = await publishPortrait();
      await publishPortrait(another);
      const left = buildPlaceOf(desk.dataDir, 'L'.repeat(22));
      cpSync(desk.publishing.contentFolder, left.content, { recursive: true });
      expect((await takeKeptAway(first)).statusCode).toBe(200);
      expect(existsSync(left.folder)).toBe(false);
      // What visitors see stays, and its name.
      expect(readdirSync(path.join(desk.dataDir, 'sites'))).toHaveLength(2);
    },
  );

  it('that is taken away at the desk of another server is in no preview of this one', async () => {
    const first = await publishPortrait();
    await publishPortrait(another);
    const { publisher } = desk.publishing;
    const { id } = (await desk.build(2)) as SitePreview;
    await leavePreviews(publisher).run();
    expect(publisher.run()).toMatchObject({ is: 'built', id });
    await noteTakenAway(desk.database, [first], waitASecond());
    await leavePreviews(publisher).run();
    expect(publisher.run()).toEqual({ is: 'idle' });
    expect(existsSync(buildPlaceOf(desk.dataDir, id).folder)).toBe(false);
    expect((await desk.get(`/preview/${id}/`)).statusCode).toBe(404);
    // Chosen anew since, with its consent, it may be looked at.
    waitASecond();
    await choose(PORTRAIT, upright);
    await say(PORTRAIT, first, WORDS);
    expect((await desk.build()).is).toBe('built');
    await leavePreviews(publisher).run();
    expect(publisher.run().is).toBe('built');
  });

  it.skipIf(ON_POSTGRES)('that stands nowhere cannot be taken away', async () => {
    expect((await takeAway(PORTRAIT)).statusCode).toBe(409);
    await choose(PORTRAIT, upright);
    expect((await takeAway(PORTRAIT)).statusCode).toBe(409);
    expect(markIn(fieldOf(await desk.look(), PORTRAIT)?.draft?.value ?? '')).not.toBe('');
  });

  it.skipIf(ON_POSTGRES)(
    'that fails its check or its build is kept, and changes nothing',
    async () => {
      const before = people();
      const mark = await choose(PORTRAIT, upright);
      await say(PORTRAIT, mark, WORDS);
      await confirmAll();
      desk.publishing.faults.push(
        "content/pages/home.yaml:1: 'A woman in a blue tunic' would stay here",
      );
      expect((await desk.build()).is).toBe('refused');
      desk.publishing.faults.length = 0;
      desk.publishing.buildFault = 'No room on the disk.';
      expect((await desk.build()).is).toBe('failed');
      expect(people()).toBe(before);
      expect(files()).toEqual([]);
      expect(await kept()).toEqual([mark]);
      desk.publishing.buildFault = '';
      expect((await desk.build()).is).toBe('built');
    },
  );

  it.skipIf(ON_POSTGRES)('that cannot be put in place leaves the one of before', async () => {
    const first = await publishPortrait();
    const before = readFileSync(path.join(folder(), `${nameOf(first)}.jpg`));
    await say(PORTRAIT, await choose(PORTRAIT, another), WORDS);
    const { id } = (await desk.build()) as SitePreview;
    await desk.database.schema.alterTable('site_editions').renameTo('elsewhere').execute();
    expect((await desk.post('/api/site/publish', { id })).statusCode).toBeGreaterThanOrEqual(500);
    await desk.database.schema.alterTable('elsewhere').renameTo('site_editions').execute();
    expect(files()).toEqual([`${nameOf(first)}.jpg`, `${nameOf(first)}.yaml`]);
    expect(readFileSync(path.join(folder(), `${nameOf(first)}.jpg`)).equals(before)).toBe(true);
  });

  it.skipIf(ON_POSTGRES)(
    'takes the painting that nothing shows any more into the list of those',
    async () => {
      const list = path.join(desk.publishing.contentFolder, 'pictures-in-reserve.yaml');
      writeFileSync(list, '# Not shown.\n- aligner\n');
      const said =
        'content/pictures.yaml: orthodontist-listening: no page shows it; add it to content/pictures-in-reserve.yaml';
      let checks = 0;
      desk.publishing.tools.check = async () => ((checks += 1) === 1 ? [said] : []);
      await publishPortrait();
      expect(checks).toBe(2);
      expect(readFileSync(list, 'utf8')).toBe(
        '# Not shown.\n- aligner\n- orthodontist-listening\n',
      );
    },
  );
});

describe('a patient’s case', () => {
  const CASE = 'cases/closed-gap';
  const CASE_WORDS = {
    alt: 'Teeth from the front.',
    caption: 'At a visit.',
    taken: '2027-05-04',
    'consent.who': 'Paper 14',
    'consent.what': 'Both photographs and the course',
    ...CONSENT,
  };
  const cases = () =>
    readFileSync(path.join(desk.publishing.contentFolder, 'gallery/cases.yaml'), 'utf8');

  async function addCase(): Promise<void> {
    const added = await desk.post('/api/site/entries/add', {
      part: 'cases',
      group: '',
      words: 'Closed gap',
    });
    expect(added.json<AddedEntryAnswer>().path).toBe(CASE);
    for (const [key, value] of Object.entries({
      length: '14 months',
      course: 'Braces for 13 months.',
      'patient.title': 'A gap, closed',
      'patient.concern': 'Alignment',
      'patient.treatments': ['Braces'],
      'patient.change': 'The upper front teeth stood apart; now they stand side by side.',
    })) {
      expect((await desk.write(`${CASE}/${key}`, value)).statusCode, key).toBe(200);
    }
  }

  it.skipIf(ON_POSTGRES)('comes with both of its photographs, or stays behind whole', async () => {
    await addCase();
    expect(fieldOf(await desk.look(), `${CASE}/before`)?.faults).toEqual([
      'there is none yet; choose one',
    ]);
    expect((await desk.post('/api/site/build')).statusCode).toBe(409);
    const before = await choose(`${CASE}/before`, wide);
    await say(`${CASE}/before`, before, CASE_WORDS);
    expect((await desk.post('/api/site/build')).statusCode).toBe(409);
    const narrow = await choose(`${CASE}/after`, await plainWithPlace(1800, 1000, '#10a010'));
    await say(`${CASE}/after`, narrow, CASE_WORDS);
    expect(fieldOf(await desk.look(), `${CASE}/after`)?.faults).toEqual([
      'has another shape than its other; cut both alike, so that the same teeth lie over each other',
    ]);
    const after = await choose(`${CASE}/after`, await plainWithPlace(1800, 1200, '#20a020'));
    await say(`${CASE}/after`, after, { ...CASE_WORDS, 'consent.who': '', taken: '' });
    const asked = await desk.look();
    const short = `${CASE}/after/${after.slice(0, 12)}`;
    expect(fieldOf(asked, `${short}/consent.who`)?.faults).toEqual([
      'is missing; add who signed: initials, or the number of the paper',
    ]);
    expect(fieldOf(asked, `${short}/taken`)?.faults).toEqual(['is empty: choose one']);
    await say(`${CASE}/after`, after, { 'consent.who': 'Paper 14', taken: '2027-06-04' });
    expect((await desk.look()).unfinished).toEqual([]);
    await desk.publish();
    expect(files()).toEqual([
      'closed-gap-after.jpg',
      'closed-gap-after.yaml',
      'closed-gap-before.jpg',
      'closed-gap-before.yaml',
    ]);
    expect(parse(cases()).at(-1)).toEqual({
      case: 'closed-gap',
      length: '14 months',
      course: 'Braces for 13 months.',
      patient: {
        title: 'A gap, closed',
        concern: 'Alignment',
        treatments: ['Braces'],
        change: 'The upper front teeth stood apart; now they stand side by side.',
      },
    });

    // Another photograph under the same name.
    const next = await choose(`${CASE}/after`, await plainWithPlace(1800, 1200, '#30a030'));
    await say(`${CASE}/after`, next, CASE_WORDS);
    await desk.publish();
    expect(await kept()).toEqual([after]);
    await desk.publish(2);
    expect(fieldOf(await desk.look(), `${CASE}/after`)?.written).toBe(after);

    expect((await takeAway(`${CASE}/after`)).statusCode).toBe(409);
    expect((await desk.post('/api/site/entries/take-out', { path: CASE })).statusCode).toBe(200);
    await desk.write('prices.consultationFee', '$275');
    await desk.publish();
    expect(files()).toEqual([]);
    expect(cases()).not.toContain('closed-gap');
    expect(await kept()).toEqual([]);
    // Nor does it come back without them.
    await desk.publish(2);
    expect(files()).toEqual([]);
    expect(cases()).not.toContain('closed-gap');
  });

  it.skipIf(ON_POSTGRES)('is none of the models, which stay', async () => {
    const answer = await desk.post('/api/site/entries/take-out', { path: 'cases/crowding' });
    expect(answer.statusCode).toBe(404);
    const list = (await desk.look()).lists.find(({ part }) => part === 'cases');
    expect(list?.entries.map(({ mayGo }) => mayGo)).not.toContain(true);
  });
});

it.skipIf(ON_POSTGRES)('a story of a patient has a place for a photograph', async () => {
  const file = path.join(desk.publishing.contentFolder, 'pages/stories.yaml');
  const text = readFileSync(file, 'utf8');
  const consent = "consent: { givenOn: '2027-01-01', holdsUntil: '2029-01-01' }";
  writeFileSync(
    file,
    text.replace(
      /- id: photographs\n {4}sample: true([\s\S]*?)\n {4}portrait: [a-z-]+/,
      `- id: photographs\n    ${consent}$1`,
    ),
  );
  const place = 'stories/photographs/portrait';
  const mark = await choose(place, upright);
  await say(place, mark, WORDS);
  await desk.publish();
  expect(readFileSync(file, 'utf8')).toContain(
    `- id: photographs\n    portrait: photographs-${mark.slice(0, 8)}\n    ${consent}\n`,
  );
  expect(files()).toEqual([
    `photographs-${mark.slice(0, 8)}.jpg`,
    `photographs-${mark.slice(0, 8)}.yaml`,
  ]);
});
