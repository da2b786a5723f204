import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Said } from '../../../domain/content/scheduling-words.ts';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { SaidSentences } from './said-sentences.tsx';

test('marks the sentence in another language, and no more than it', async () => {
  const said: Said = [
    { text: 'La tarifa es de $250.' },
    { text: 'The fee is non-refundable.', language: ENGLISH },
    { text: 'Traiga sus radiografías.' },
  ];
  const { container } = await render(<SaidSentences said={said} />);
  expect(container.textContent).toBe(said.map(({ text }) => text).join(' '));
  const marked = [...container.querySelectorAll<HTMLElement>('[lang]')];
  expect(marked.map((part) => [part.lang, part.textContent.trim()])).toEqual([
    [ENGLISH, 'The fee is non-refundable.'],
  ]);
});
