import { expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

const LONG = `First a sentence. Then braces, ${'and more words '.repeat(20)}at its end.`;

it.each([
  ['begins with the sentence that has the word', 'One. Two braces. Three.', 'Two braces. Three.'],
  ['is the beginning where the word is only in the question', 'One. Two.', 'One. Two.'],
  ['is empty for no answer', '', ''],
])('%s', (_, answer, snippet) => {
  expect(snippetOf(answer, ['brace'])).toBe(snippet);
});

it('ends with a whole word', () => {
  const snippet = snippetOf(LONG, ['brace']);
  expect(snippet).toMatch(/^Then braces, and more .* (and|more|words) …$/);
  expect(snippet.length).toBeLessThan(155);
});
