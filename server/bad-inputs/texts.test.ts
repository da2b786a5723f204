import { expect } from 'vitest';
import { toCsv } from '../staff/csv.ts';
import { toVisible } from '../staff/visible-text.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { sendRaw } from '../test-support/send.ts';
import {
  atBoth,
  caseTests,
  countAllRows,
  expectRefused,
  MARK,
  withFields,
  type BadInput,
} from './case-tests.ts';

/** What people and programs write into the fields: cases 23 to 43. */
const { refuses, accepts, answers } = caseTests();

const badName = (name: unknown): BadInput[] => withFields({ name }, { status: 422, field: 'name' });
const badEmail = (email: unknown): BadInput[] =>
  withFields({ email }, { status: 422, field: 'email' });
/** Appointments have no message. */
const badMessage = (message: unknown, status = 422): BadInput => ({
  body: JSON.stringify({ ...SAMPLE_REQUEST, message }),
  status,
  ...(status === 422 ? { field: 'message' } : {}),
});

refuses(23, [...badName(`${MARK}\u0000`), badMessage(`${MARK}\u0000`)]);
refuses(24, [
  ...badName(`${MARK}\u202Eexe`),
  ...badName(`${MARK}\u200B`),
  badMessage(`${MARK}\u202Eexe`),
]);
refuses(25, [
  badMessage(`e${'\u0301'.repeat(10_000)}`, 413),
  // As many as fit into the body's limit.
  badMessage(`e${'\u0301'.repeat(3_000)}`),
]);
accepts(26, [{ name: 'Siobhán O’Hara 👩‍👩‍👧' }, { name: "Siobhán O'Hara" }]);
accepts(27, [{ name: 'Q' }, { name: 'Madonna' }]);

answers(28, async (server) => {
  const [before = 0] = await countAllRows(server);
  const key = { 'idempotency-key': 'normalisation-twins' };
  const composed = await server.post({ ...SAMPLE_REQUEST, name: 'Zo\u00EB' }, key);
  const twin = await server.post({ ...SAMPLE_REQUEST, name: 'Zoe\u0308' }, key);
  expect([composed.status, twin.status, twin.text]).toEqual([201, 201, composed.text]);
  expect(await server.countRows()).toBe(before + 1);
});

refuses(29, badEmail(`a@example.com\r\nBcc: ${MARK}@example.com`));
refuses(30, badEmail(`a@example.com,${MARK}@example.com`));
refuses(31, [...badEmail(`"${MARK}"@example.com`), ...badEmail(`a(${MARK})@example.com`)]);
accepts(32, [{ email: 'kim@bücher.example' }]);
refuses(33, badEmail(`${'a'.repeat(288)}@example.com`));
refuses(34, badEmail(`${'a.'.repeat(7_000)}@`));
refuses(35, badName(`Ann\r\n${MARK}: 1`));

answers(36, async (server) => {
  const before = await countAllRows(server);
  for (const name of ['User-Agent', 'X-Anything']) {
    const bytes = `POST /api/requests HTTP/1.1\r\nHost: x\r\n${name}: a\r\n ${MARK}\r\nContent-Length: 0\r\n\r\n`;
    const answer = await sendRaw(server.port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\nContent-Type: application\/problem\+json/);
    expect(answer).not.toContain(MARK);
  }
  expect(await countAllRows(server)).toEqual(before);
  expect(server.log()).not.toContain(MARK);
});

answers(37, async (server) => {
  await expectRefused(server, badMessage(`\u001b]0;${MARK}\u0007`));
  // Should a row hold one all the same, staff's terminal is shown it as letters.
  expect(toVisible('\u001b]0;title\u0007')).toBe(String.raw`\u{1b}]0;title\u{7}`);
  // In Persian it is a part of the word.
  expect(toVisible('می\u200cکند An\u200cn')).toBe('می\u200cکند An\\u{200c}n');
});

answers(38, async (server) => {
  for (const start of ['=HYPERLINK("x")', '+1', '-1+1', '@SUM(A1)']) {
    const answer = await server.post({ ...SAMPLE_REQUEST, name: start, message: `\t${start}` });
    expect(answer.status).toBe(201);
    expect(toCsv([new Map([['name', start]])])).toContain(`'${start.slice(0, 1)}`);
  }
});

accepts(39, [{ message: '<script>alert(1)</script> {{7*7}}' }]);
accepts(40, [{ message: "'; DROP TABLE requests; --" }]);
refuses(41, [...badName(7), ...badEmail(7)]);
refuses(42, [
  ...atBoth((good) => JSON.stringify({ ...good, phone: 7 }).replace(':7', ':1e309'), {
    status: 422,
    field: 'phone',
  }),
  ...atBoth((good) => JSON.stringify({ ...good, phone: 7 }).replace(':7', ':NaN'), {
    status: 400,
  }),
  ...withFields({ consent: 2 ** 53 }, { status: 422, field: 'consent' }),
]);
accepts(43, [{ phone: '+1 (212) 555-0100 ext. 12' }, { phone: '+44 20 7946 0958' }]);
