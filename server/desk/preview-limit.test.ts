import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SitePreview } from '../../domain/desk/site-wire.ts';
import { beginSiteDesk, type SiteDesk } from '../test-support/site-desk.ts';

/** Thirteen pages, each at two widths with its pictures. */
const FILES = 1_300;

let desk: SiteDesk;
beforeEach(async () => {
  desk = await beginSiteDesk();
});
afterEach(() => desk.close());

it('looking through a preview shuts no desk of the same office out', async () => {
  await desk.write('prices.consultationFee', '$275');
  const { id } = (await desk.build()) as SitePreview;
  const answers: Record<number, number> = {};
  for (let at = 0; at < FILES; at += 1) {
    const { statusCode } = await desk.get(`/preview/${id}/`);
    answers[statusCode] = (answers[statusCode] ?? 0) + 1;
  }
  expect(answers).toEqual({ 200: FILES });
  expect((await desk.get('/api/site/run')).statusCode).toBe(200);
  expect((await desk.post('/api/session/touch')).statusCode).toBe(204);
});
