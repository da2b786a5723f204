import { expect, it } from 'vitest';
import { cardBeside, type Beside } from './card-beside.ts';

const WAITING = { list: '/', query: '' } as const;
const cards = (...names: readonly string[]) => names.map((name) => ({ name }));
const chosen = (name: string, of: Omit<Beside, 'name'> = WAITING): Beside => ({ ...of, name });

it.each([
  ['the first, where nobody has chosen', ['1', '2', '3'], null, '1'],
  ['who was chosen last', ['1', '2', '3'], chosen('2'), '2'],
  ['the same when another comes before it', ['9', '1', '2'], chosen('1'), '1'],
  ['the same when a colleague has answered it', ['2', '3'], chosen('1'), '1'],
  [
    'none, where the chosen one was forgotten: no key meets another',
    ['2'],
    chosen('gone'),
    undefined,
  ],
  ['the first of another list', ['2'], chosen('1', { list: '/cards', query: '' }), '2'],
  ['the first that is found by other words', ['2'], chosen('1', { list: '/', query: 'a' }), '2'],
  ['none of an empty list', [], null, undefined],
])('lies open beside the list: %s', (_, order, kept, expected) => {
  const box = cards('1', '2', '3', '9');
  const find = (name: string) => box.find((card) => card.name === name);
  expect(cardBeside(cards(...order)[0], kept, WAITING, find)?.name).toBe(expected);
});
