import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaffData, STAFF_NOW, type StaffData } from '../test-support/staff-data.ts';
import { createVisitCounter } from '../visits/visit-counter.ts';
import type { CountedVisit } from '../../domain/measurement/visit-count.ts';

let data: StaffData;
beforeEach(async () => {
  data = await createStaffData();
});
afterEach(() => data.remove());

async function count(day: string, visit: CountedVisit, times: number): Promise<void> {
  const counter = createVisitCounter(data.database, () => new Date(`${day}T16:00:00Z`));
  for (let time = 0; time < times; time += 1) counter.add(visit);
  await counter.flush();
}

it('shows the visits of thirty days as a table, without a key', async () => {
  await count('2027-07-02', { page: '/team' }, 9);
  await count('2027-07-03', { page: '/team' }, 4);
  await count('2027-07-26', { page: '/' }, 5);
  await count('2027-08-01', { page: '/' }, 2);
  await count('2027-08-01', { event: 'assessment_completed', label: 'smile' }, 3);
  const { text } = await data.run('visits', '--key', '/nowhere');
  expect(STAFF_NOW.toISOString()).toMatch(/^2027-08-01/);
  expect(text.split('\n')).toEqual([
    'Counted from 2027-07-03 to 2027-08-01 in New York: how often, and nothing of who.',
    '',
    'Pages                          30 days   7 days    today',
    '/                                    7        7        2',
    '/team                                4        0        0',
    'all pages                           11        7        2',
    '',
    'Events                         30 days   7 days    today',
    'assessment_completed, smile          3        3        3',
    'all events                           3        3        3',
    '',
    'Pages opened, by day',
    '2027-07-03          4',
    '2027-07-26          5',
    '2027-08-01          2',
  ]);
});

it('shows as many days as are asked for', async () => {
  await count('2027-07-02', { page: '/team' }, 9);
  expect((await data.run('visits', '--days', '31')).text).toMatch(/^\/team +9 +0 +0$/m);
  expect((await data.run('visits', '--days', '1')).text).toBe(
    'Nothing was counted from 2027-08-01 to 2027-08-01 in New York.',
  );
});

it.each([['0'], ['1.5'], ['30d'], ['-1'], ['367']])('refuses --days %s', async (days) => {
  const run = async () => data.run('visits', `--days=${days}`);
  await expect(run()).rejects.toThrow('--days is a number of days from 1 to 366');
});

it('says so where a database of before has no counts', async () => {
  await data.database.schema.dropTable('visit_counts').execute();
  expect((await data.run('visits')).text).toMatch(/^Nothing was counted/);
});
