import { expect, it } from 'vitest';
import { FIRST_TOOTH_MONTHS } from '../../../domain/growth/tooth-calendar.ts';
import { PRACTICE } from '../../../tests/support/site-content.ts';
import { loadPage } from '../../content/page.server.ts';
import { sayTeeth } from './families-words.ts';

const { chart } = loadPage('airway-families', PRACTICE);

it('counts the teeth that are usually in', () => {
  expect(sayTeeth(54, chart)).toBe('20 baby teeth');
  expect(sayTeeth(84, chart)).toBe('16 baby teeth, 6 permanent teeth');
});

it('before the first tooth says what is usual, with its range once it may come', () => {
  const [from, to] = FIRST_TOOTH_MONTHS;
  expect(sayTeeth(from - 1, chart)).toBe(chart.noTeeth);
  for (const months of [from, from + 1]) {
    expect(sayTeeth(months, chart)).toContain(`${from} to ${to} months`);
  }
  expect(chart.sample).toBe(true);
});
