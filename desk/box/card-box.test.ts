import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../tests/support/kept-places.ts';
import { requestRow } from '../../tests/support/request-row.ts';
import { CardBox } from './card-box.ts';
import { KeptEntries } from './kept-entries.ts';

beforeEach(() => keepIn());
afterEach(() => vi.unstubAllGlobals());

const BY = { card: 'id-12', person: 1, at: '2027-07-01T14:00:00.000Z' };

it('takes away by its id what waits, an undoing too, and never what is stored', () => {
  const box = new CardBox();
  const kept = new KeptEntries();
  const keep = (id: string) => kept.keep({ ...BY, id, card: '12', sealed: 'c2VhbGVk' });
  box.put({ row: requestRow(12), photos: 0, content: 'locked', isNew: false });
  const standing = () => box.find('12')?.state.entries.map(({ is, number }) => [is, number]);
  const stored = { is: 'reached', id: 'r', number: 3, ...BY } as const;
  // Its answer was lost: it waits, and the news has brought it.
  box.addEntry('12', { ...stored, number: keep('r') });
  box.addEntry('12', stored);
  box.addEntry('12', { is: 'undo', id: 'u', of: 'r', number: keep('u'), ...BY });
  expect(standing()).toEqual([]);
  box.dropWaiting('12', 'u');
  expect(standing()).toEqual([['reached', 3]]);
  box.dropWaiting('12', 'r');
  expect(standing()).toEqual([['reached', 3]]);
});
