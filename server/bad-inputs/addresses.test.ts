import { expect } from 'vitest';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { APPOINTMENTS, caseTests, expectRefused, MARK, REQUESTS } from './case-tests.ts';

/** Methods and addresses: cases 56 to 58. */
const { refuses, answers } = caseTests();

const BODY = JSON.stringify({ ...SAMPLE_REQUEST, message: MARK });

answers(56, async (server) => {
  for (const path of [REQUESTS, APPOINTMENTS]) {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
      const body = method.startsWith('P') ? BODY : '';
      await expectRefused(server, { method, path, body, status: 405 });
    }
    expect((await server.send({ method: 'TRACE', path })).headers['allow']).toBe('POST');
  }
  await expectRefused(server, { path: '/api/slots', body: BODY, status: 405 });
  for (const method of ['POST', 'TRACE', 'DELETE']) {
    await expectRefused(server, { method, path: '/team', status: 405 });
  }
});

refuses(57, [
  { path: `/api/../${MARK}`, body: BODY, status: 404 },
  { path: '/api/../api/requests', body: BODY, status: 404 },
  { path: `/api/%252e%252e/${MARK}`, body: BODY, status: 404 },
  { path: `/api/%zz${MARK}`, body: BODY, status: 400 },
  { path: '/api//requests', body: BODY, status: 404 },
  // Not below /api/ at all: a page's address, where nothing is taken.
  { path: '//api/requests', body: BODY, status: 405 },
]);

answers(58, async (server) => {
  const twice = 'event=virtual-consult&event=smile-blueprint';
  await expectRefused(server, { method: 'GET', path: `/api/slots?${twice}`, status: 400 });
  // Where no query is read, none can mislead.
  const before = await server.countRows();
  const answer = await server.post(SAMPLE_REQUEST, {}, `${REQUESTS}?name=${MARK}&name=2&kind=`);
  expect([answer.status, answer.text.includes(MARK)]).toEqual([201, false]);
  expect(await server.countRows()).toBe(before + 1);
  expect(server.log()).not.toContain(MARK);
});
