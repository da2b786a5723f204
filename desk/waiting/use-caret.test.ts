import { expect, it } from 'vitest';
import { caretAfter } from './use-caret.ts';

/** Both with the caret as a stroke. */
it.each([
  ['before what changes', 'Dear| Ann, on Friday.', 'Dear| Ann, on Monday.'],
  ['behind it', 'Dear Ann, on Friday. Yours|, Bo', 'Dear Ann, on the last Monday. Yours|, Bo'],
  ['at the end', 'On Friday.|', 'On Friday or Monday.|'],
  ['in a word of which a part is left', 'On Fri|day, please.', 'On Mon|day, please.'],
  ['in words that are gone', 'On the fi|rst.', 'On Monday|.'],
  ['in a line that is gone', 'One\nTw|o\nThree', 'One\nT|hree'],
  ['where nothing stood', '|', '|Dear Ann'],
])('stays beside the same signs: %s', (_, before, after) => {
  const at = caretAfter(before.replace('|', ''), after.replace('|', ''), before.indexOf('|'));
  expect(at).toBe(after.indexOf('|'));
});
