import { Encrypter } from 'age-encryption';
import { expect, it } from 'vitest';
import { makePracticeKey, unwrapWithWords } from '../key/practice-key.ts';
import { findWordsFault, joinWords, WORD_COUNT } from '../../domain/desk/sheet-words.ts';
import { drawWords } from './draw-words.ts';

const RIGHT = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(
  ' ',
);

it('draws twelve words that belong together', () => {
  expect(drawWords()).toHaveLength(WORD_COUNT);
  expect(findWordsFault(drawWords())).toBeUndefined();
});

it('opens the key as typed with capitals and spaces, and with no other words; and shows that it was the sheet', async () => {
  const key = await makePracticeKey();
  const { wrapped, recipient } = await key.wrapToWords(joinWords(RIGHT));
  const opened = await unwrapWithWords(
    wrapped,
    joinWords(RIGHT.map((word) => ` ${word.toUpperCase()} `)),
  );
  expect(opened.key.recipient).toBe(key.recipient);
  await expect(unwrapWithWords(wrapped, joinWords(drawWords()))).rejects.toThrow();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const riddle = await encrypter.encrypt('the words were here');
  expect(await opened.openRiddle(riddle)).toBe('the words were here');
  await expect(opened.key.openText(riddle)).rejects.toThrow();
});
