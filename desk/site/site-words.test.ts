import { expect, it } from 'vitest';
import type { SentField, SiteChange } from '../../domain/desk/site-wire.ts';
import { partOfName, sayWaiting } from './site-words.ts';

function changesOf(...labels: readonly string[]): SiteChange[] {
  return labels.map((label) => ({ label, before: 'nothing', after: 'nothing', person: 1, at: '' }));
}

it('says what waits, and what of it is not finished', () => {
  expect(sayWaiting({ changes: [], unfinished: [] })).toBe('');
  expect(sayWaiting({ changes: changesOf('One'), unfinished: [] })).toBe('One change waits');
  expect(sayWaiting({ changes: changesOf('One', 'Two'), unfinished: ['One', 'Two'] })).toBe(
    '2 unfinished',
  );
  expect(sayWaiting({ changes: changesOf('One', 'Two'), unfinished: ['Two'] })).toBe(
    'One change waits, 1 unfinished',
  );
});

it('finds the part of what waits, of a field and of a new entry', () => {
  const fields = [{ name: 'The consultation fee', part: 'fee' }] as SentField[];
  expect(partOfName('The consultation fee', { fields })?.id).toBe('fee');
  expect(partOfName('Events and dates: Braces', { fields })?.id).toBe('events');
  expect(partOfName('prices.gone, which is there no more', { fields })).toBeUndefined();
});
