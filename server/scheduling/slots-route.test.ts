import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

describe('GET /api/slots', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ now: () => SCHEDULING_NOW });
  });
  afterAll(() => server.close());

  const get = (query: string) => server.send({ path: `/api/slots?${query}` });

  it('gives the free times of the days that were asked for, in New York', async () => {
    const answer = await get('event=virtual-consult&from=2027-03-12&days=4');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { timeZone, slots, ...rest } = JSON.parse(answer.text);
    expect([timeZone, rest]).toEqual(['America/New_York', {}]);
    expect(slots).toHaveLength(40);
    expect(slots[0]).toEqual({
      startsAt: '2027-03-12T08:00:00-05:00',
      endsAt: '2027-03-12T08:30:00-05:00',
    });
    expect(slots[20].startsAt).toBe('2027-03-15T08:00:00-04:00');
  });

  it('begins today for two weeks unless told', async () => {
    const { slots } = JSON.parse((await get('event=smile-blueprint')).text);
    expect(slots[0].startsAt).toBe('2027-03-09T08:00:00-05:00');
    expect(slots.at(-1).startsAt).toBe('2027-03-19T16:30:00-04:00');
  });

  it('leaves out what is taken, for both kinds of visit', async () => {
    const made = await server.post(SAMPLE_APPOINTMENT, {}, '/api/appointments');
    expect(made.status).toBe(201);
    const startsOf = async (event: string) =>
      JSON.parse((await get(`event=${event}&from=2027-03-10&days=1`)).text).slots.map(
        (slot: { startsAt: string }) => slot.startsAt.slice(11, 16),
      );
    expect(await startsOf('virtual-consult')).not.toContain('10:00');
    const long = await startsOf('smile-blueprint');
    expect(long).toContain('08:30');
    for (const overlapping of ['09:00', '09:30', '10:00']) expect(long).not.toContain(overlapping);
    expect(long).toContain('10:30');
  });

  it.each([
    ['no event', '', 422, 'event'],
    ['an unknown event', 'event=toString', 422, 'event'],
    ['a day that does not exist', 'event=virtual-consult&from=2027-02-30', 422, 'from'],
    ['words for a day', 'event=virtual-consult&from=tomorrow', 422, 'from'],
    ['no days', 'event=virtual-consult&days=0', 422, 'days'],
    ['too many days', 'event=virtual-consult&days=32', 422, 'days'],
    ['42 1e9 days', 'event=virtual-consult&days=1e9', 422, 'days'],
    ['an unknown parameter', 'event=virtual-consult&name=x', 422, 'name'],
    ['a repeated parameter', 'event=virtual-consult&event=smile-blueprint', 400, undefined],
  ])('refuses %s', async (_case, query, status, field) => {
    const answer = await get(query);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const errors: { field: string }[] | undefined = JSON.parse(answer.text).errors;
    expect(errors?.map((fault) => fault.field)).toEqual(field && [field]);
  });

  it('names the methods that it takes', async () => {
    const answer = await server.send({ method: 'POST', path: '/api/slots' });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});
