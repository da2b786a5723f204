import { expect, it } from 'vitest';
import { queryTermsOf } from './query-terms.ts';

const SAME = [
  ['cost', 'fee', 'price', 'how much'],
  ['child', 'children', 'kid'],
];

it.each([
  ['', []],
  ['  ?! ', []],
  ['Braces', ['brace']],
  ['does it hurt?', ['hurt']],
  // Nothing but such words asks nothing yet.
  ['where are you', []],
  ['my', []],
  ['I’m', []],
  ['price', ['price=cost,fee']],
  ['How much are braces', ['cost=fee,price', 'brace']],
  ['how many', ['many']],
  ['can I talk to someone', ['talk']],
  ['what can’t I eat', ['eat']],
  ['how much for two implants', ['cost=fee,price', 'implant']],
  ['braces for my kids', ['brace', 'kid=child,children']],
])('%s', (typed, terms) => {
  const found = queryTermsOf(typed, SAME);
  expect(
    found.map(({ root, same }) => [root, ...(same.length ? [same.join()] : [])].join('=')),
  ).toEqual(terms);
});
