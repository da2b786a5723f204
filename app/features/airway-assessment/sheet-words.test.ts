import page from 'content:page/airway-assessment';
import { describe, expect, it } from 'vitest';
import { SHEET_PEOPLE, SHEET_SIGNS } from '../../../domain/airway/sheet-signs.ts';
import { personAt, rowsOf, sayListeners, sayMark } from './sheet-words.ts';

const { people } = page.sheet;
const rowOf = (person: 'child' | 'adult', sign: string) => {
  const row = rowsOf(people, person).find((one) => one.sign === sign);
  if (!row) throw new Error(`no row for ${sign}`);
  return row;
};

describe('the rows of a sheet', () => {
  it.each(SHEET_PEOPLE)('%s: every sign has its words, in order', (person) => {
    expect(rowsOf(people, person).map(({ sign }) => sign)).toEqual(SHEET_SIGNS[person]);
  });
});

describe('whom to tell', () => {
  it.each([
    ['child', 'snoring', 'Pediatrician'],
    ['child', 'open-mouth', 'Pediatrician, then orthodontist'],
    ['child', 'pauses', 'Pediatrician, within days'],
    ['adult', 'at-the-wheel', 'Primary care physician, before you drive again'],
    ['adult', 'nose', 'Ear, nose and throat physician'],
  ] as const)('%s, %s', (person, sign, said) => {
    expect(sayListeners(page, rowOf(person, sign))).toBe(said);
  });
});

describe('what is said of a mark', () => {
  it('names whom to tell', () => {
    expect(sayMark(page, rowOf('child', 'bite'), true)).toBe('Bite: Orthodontist.');
  });

  it('says what is done about worn teeth, after whom to tell', () => {
    expect(sayMark(page, rowOf('adult', 'teeth'), true)).toMatch(
      /^Teeth: Dentist or orthodontist\. .*grinding.* night guard/,
    );
  });

  it('is the notice where a sign cannot wait', () => {
    const row = rowOf('adult', 'at-the-wheel');
    expect(sayMark(page, row, true)).toBe(
      'At the wheel: Speak with a physician before you drive again.',
    );
    expect(sayMark(page, row, false)).toBe('At the wheel: no longer noted.');
  });
});

describe('the sheet that an address means', () => {
  it.each([
    ['#for-a-child', 'child'],
    ['#for-an-adult', 'adult'],
    ['#urgent-signs', undefined],
    ['', undefined],
  ])('%s', (hash, person) => {
    expect(personAt(people, hash)).toBe(person);
  });
});
