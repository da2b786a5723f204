import { Decrypter } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

const UNIQUE = {
  name: 'Quillon Uniqname',
  email: 'uniq.mail.7391@example.com',
  phone: '+1 917 555 7391',
  message: 'Uniqtext about a molar 7391',
  persona: 'Uniqpersona 7391',
  key: 'uniq-key-7391-7391-7391',
  agent: 'UniqAgent/7391',
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

it("keeps what a visitor wrote out of the database's bytes and the log, for the private key alone", async () => {
  const { name, email, phone, message, persona } = UNIQUE;
  const request = {
    kind: 'virtual-consultation',
    name,
    email,
    phone,
    preferredContact: 'phone',
    preferredTime: 'midday',
    message,
    consent: true,
    smileResults: { persona, areas: [{ key: 'GHF', percentage: 73 }] },
  };
  const answer = await server.post(request, {
    'idempotency-key': UNIQUE.key,
    'user-agent': UNIQUE.agent,
  });
  expect(answer.status).toBe(201);
  const { confirmation: _, ...receipt } = JSON.parse(answer.text);

  const stored = await server.storedBytes();
  expect(stored.includes(receipt.id)).toBe(true);
  for (const text of Object.values(UNIQUE)) {
    expect(stored.includes(text), text).toBe(false);
    expect(server.log(), text).not.toContain(text);
  }

  // An area's key has three letters, and any three come up by chance among bytes that are sealed:
  // it is looked for in quotes there, and as a word in all that is not sealed.
  expect(stored.includes('"GHF"')).toBe(false);
  expect(server.log()).not.toMatch(/\bGHF\b/);
  const row = await server.database.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify({ ...row, sealed: undefined })).not.toMatch(/\bGHF\b/);

  const decrypter = new Decrypter();
  decrypter.addIdentity(server.identity);
  expect(JSON.parse(await decrypter.decrypt(row.sealed, 'text'))).toEqual({
    ...request,
    ...receipt,
  });
});
