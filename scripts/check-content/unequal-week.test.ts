import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HOURS_IN_ENGLISH } from '../../domain/practice/hours-language.ts';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import { offeredSlots } from '../../domain/scheduling/offered-slots.ts';
import { createTrialContent } from '../../tests/support/trial-content.ts';

/** A practice whose days differ, as many do. */
const content = createTrialContent();
vi.stubEnv('CONTENT_FOLDER', content.folder);
const { loadPractice } = await import('../../app/content/practice.server.ts');
const { loadPage } = await import('../../app/content/page.server.ts');
const { loadDeskLetters } = await import('../../app/content/shell.server.ts');
const { readTranslation } = await import('../../app/content/translation.server.ts');
const { findFaults } = await import('./find-faults.ts');

const DAYS = [
  ['monday', '10:00-19:00'],
  ['tuesday', '09:00-17:00'],
  ['wednesday', 'closed'],
  ['thursday', '08:00-18:00'],
  ['friday', '08:00-18:00'],
  ['saturday', '09:00-13:00'],
  ['sunday', 'by appointment'],
] as const;

beforeAll(() => {
  content.reset();
  const facts = DAYS.reduce(
    (text, [day, hours]) => text.replace(new RegExp(`^  ${day}: .*$`, 'm'), `  ${day}: ${hours}`),
    content.read('practice.yaml'),
  );
  content.write('practice.yaml', facts);
});
afterAll(() => content.remove());

it('has no fault', async () => {
  expect((await findFaults('2026-11-22')).faults).toEqual([]);
});

it('is said in the words of both languages, none of which is an old one', () => {
  const practice = loadPractice();
  const [late] = HOURS_IN_ENGLISH.lines(openingHoursOf(practice));
  expect(late).toBe('Mon 10:00\u00a0AM-7:00\u00a0PM');
  expect(JSON.stringify(loadPage('appointment', practice))).toContain(`Call ${late}, Tue 9:00`);
  expect(JSON.stringify(loadPage('es/appointment', practice))).toContain('lun 10:00\u00a0a.');
  expect(JSON.stringify(loadPage('es/start-here', practice))).toContain('Los domingos se atiende');
  const before = readTranslation('es/start-here', practice).inEnglish;
  expect(before.filter((part) => part.startsWith('know'))).toEqual([]);
});

it('stands below no name that is true of weekdays alone', () => {
  const practice = loadPractice();
  for (const slug of ['reset-password', 'book-consultation']) {
    expect(JSON.stringify(loadPage(slug, practice))).not.toContain('Weekday');
  }
});

it('is said in the ready letter to who asked for a weekend, in both languages', () => {
  const letters = loadDeskLetters(loadPractice());
  expect(letters['en-US'].kinds['weekend-appointment'].paragraphs.join(' ')).toContain(
    'Sundays are by appointment only.',
  );
  const inSpanish = letters['es-US'].kinds['weekend-appointment'].paragraphs.join(' ');
  expect(inSpanish).toContain('Los domingos se atiende solo con cita.');
  expect(JSON.stringify(letters)).not.toMatch(/Saturday|sábado/);
});

it('offers the free times of each day', () => {
  const now = new Date('2027-03-12T12:00:00-05:00');
  const rules = openingHoursOf(loadPractice());
  const slots = offeredSlots(rules, 'smile-blueprint', { from: '2027-03-15', days: 7 }, now);
  const starts = slots.map(({ startsAt }) => startsAt.slice(0, 'yyyy-mm-ddThh:mm'.length));
  const firstAndLast = new Map<string, [string, string]>();
  for (const start of starts) {
    const [day = '', clock = ''] = start.split('T');
    firstAndLast.set(day, [firstAndLast.get(day)?.[0] ?? clock, clock]);
  }
  expect([...firstAndLast]).toEqual([
    ['2027-03-15', ['10:00', '17:30']],
    ['2027-03-16', ['09:00', '15:30']],
    ['2027-03-18', ['08:00', '16:30']],
    ['2027-03-19', ['08:00', '16:30']],
    ['2027-03-20', ['09:00', '11:30']],
  ]);
});
