import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SitePreview } from '../../domain/desk/site-wire.ts';
import { beginSiteDesk, type SiteDesk } from '../test-support/site-desk.ts';

const FEE = 'prices.consultationFee';

let desk: SiteDesk;
beforeEach(async () => {
  desk = await beginSiteDesk();
});
afterEach(() => desk.close());

const facts = () => readFileSync(path.join(desk.publishing.contentFolder, 'practice.yaml'), 'utf8');

/** Has something done just before the next transaction begins: what it goes by was looked at already. */
function beforeNextTransaction(act: () => Promise<unknown>): void {
  const { database } = desk;
  const { transaction } = database;
  database.transaction = () => {
    database.transaction = transaction;
    const builder = transaction.call(database);
    const execute = builder.execute.bind(builder);
    builder.execute = async (task) => {
      await act();
      return execute(task);
    };
    return builder;
  };
}

it('publishes nothing that a colleague takes back while it is put in place', async () => {
  const before = facts();
  await desk.write(FEE, '$275');
  const { id } = (await desk.build()) as SitePreview;
  let takenBack = 0;
  beforeNextTransaction(async () => {
    // The files are written by now.
    expect(facts()).toContain('$275');
    takenBack = (await desk.post('/api/site/drafts/take-back', { path: FEE })).statusCode;
  });
  const published = await desk.post('/api/site/publish', { id });
  expect(takenBack).toBe(200);
  expect([published.statusCode, published.body]).toEqual([
    409,
    expect.stringContaining('taken back since it was built'),
  ]);
  expect(facts()).toBe(before);
  expect(String(desk.publishing.live.site().answers.get('/')?.identity.body)).toContain('$250');
});
