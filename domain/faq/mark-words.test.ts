import { expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

it('marks words in any of their forms, in links too, and changes nothing else', () => {
  const text = [
    {
      tag: 'p' as const,
      children: ['A fee. ', { tag: 'a' as const, href: '/fees', children: ['Our fees'] }, ' feel'],
    },
  ];
  expect(markWords(text, ['fee'])).toEqual([
    {
      tag: 'p',
      children: [
        'A ',
        { tag: 'mark', children: ['fee'] },
        '. ',
        { tag: 'a', href: '/fees', children: ['Our ', { tag: 'mark', children: ['fees'] }] },
        ' feel',
      ],
    },
  ]);
  expect(markWords(text, [])).toEqual(text);
});
