import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SitePreview } from '../../domain/desk/site-wire.ts';
import { TOGETHER, tryTwice } from '../test-support/act-and-line.ts';
import { plainWithPlace } from '../test-support/sample-photos.ts';
import { beginSiteDesk, type SiteDesk } from '../test-support/site-desk.ts';
import { ASKED_BY_OTHERS } from '../test-support/test-database.ts';
import type { DeskAct } from './desk-words.ts';

const FEE = 'prices.consultationFee';

let desk: SiteDesk;
beforeEach(async () => {
  desk = await beginSiteDesk();
});
afterEach(() => desk.close());

const facts = () => readFileSync(path.join(desk.publishing.contentFolder, 'practice.yaml'), 'utf8');
const preview = async (edition?: number) => ((await desk.build(edition)) as SitePreview).id;

/** Each does what must be there before, and gives what asks for the act. */
const ACTS: readonly [DeskAct, () => Promise<() => Promise<LightMyRequestResponse>>][] = [
  ['wrote a draft of the site', async () => () => desk.write(FEE, '$275')],
  [
    'wrote a draft of the site',
    async () => () => desk.post('/api/site/entries/take-out', { path: 'questions/what-to-bring' }),
  ],
  [
    'took a draft of the site back',
    async () => {
      await desk.write(FEE, '$275');
      return () => desk.post('/api/site/drafts/take-back', { path: FEE });
    },
  ],
  [
    'chose a photograph of the site',
    async () => {
      const payload = Buffer.from(await plainWithPlace(1200, 1800));
      const field = 'team/isolde-fennimarch-oye/portrait';
      const headers = { 'content-type': 'application/octet-stream', 'desk-field': field };
      const url = '/api/site/photographs';
      return () => desk.ask({ method: 'POST', url, payload, headers }, desk.cookie);
    },
  ],
  [
    'built a preview of the site',
    async () => {
      await desk.write(FEE, '$275');
      return async () => {
        const begun = await desk.post('/api/site/build');
        await desk.publishing.publisher.settled();
        const { is } = desk.publishing.publisher.run();
        expect(is).toBe(begun.statusCode === 200 ? 'built' : 'idle');
        return begun;
      };
    },
  ],
  [
    'published the site',
    async () => {
      await desk.write(FEE, '$275');
      const id = await preview();
      return () => desk.post('/api/site/publish', { id });
    },
  ],
  [
    'went back to an earlier site',
    async () => {
      await desk.write(FEE, '$275');
      await desk.publish();
      const id = await preview(1);
      return () => desk.post('/api/site/publish', { id });
    },
  ],
];

it.skipIf(ASKED_BY_OTHERS).each(ACTS)(
  '"%s" is done with its line, or not at all',
  async (act, prepare) => {
    expect(await tryTwice(desk, act, await prepare())).toEqual(TOGETHER);
  },
);

it('a site whose line is refused is seen by nobody, and its content is as it was', async () => {
  await desk.write(FEE, '$275');
  const before = facts();
  const id = await preview();
  await desk.database.schema.dropTable('desk_log').execute();
  expect((await desk.post('/api/site/publish', { id })).statusCode).toBeGreaterThanOrEqual(500);
  expect(facts()).toBe(before);
  expect(desk.publishing.live.facts.consultationFee).not.toMatch(/275/);
});
