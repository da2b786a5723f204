import { expect, it } from 'vitest';
import { photographSchema } from '../content/photographs.ts';
import { fieldKindOf } from '../content/field-kind.ts';
import { PHOTOGRAPH_FIELDS, sayConsent } from './photograph-fields.ts';

it('asks for fields that the words of a photograph have, and no others', () => {
  const kinds = PHOTOGRAPH_FIELDS.map(({ key }) => fieldKindOf(photographSchema, key.split('.')));
  expect(kinds).toEqual(['text', 'text', 'text', 'day', 'text', 'text', 'text', 'day', 'day']);
});

it('says what was agreed to once both days are there', () => {
  const days = { givenOn: '2026-11-20', holdsUntil: '2028-11-20' };
  expect(sayConsent({ who: '', what: '', ...days })).toBe(
    'The person shown agreed in writing to this photograph on this site, from Friday, November 20, 2026 until Monday, November 20, 2028.',
  );
  expect(sayConsent({ who: 'Paper 14', what: 'Both photographs', ...days })).toContain(
    'The person shown (Paper 14) agreed in writing to “Both photographs”, from',
  );
  expect(sayConsent({ who: 'Paper 14', what: '', givenOn: '', holdsUntil: '2028-11-20' })).toBe('');
});
