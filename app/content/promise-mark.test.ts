import { expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.server.ts';
import { parseRichText } from './rich-text.server.ts';

it('keeps the place of the promise in text, with its links, and the mark stands in no letter of it', () => {
  const text = fillPlaceholders('x', 'Call 516-555-0100: within 24 hours.{{promise}}', {});
  expect(parseRichText('x', text)).toEqual([
    {
      tag: 'p',
      children: [
        'Call ',
        { tag: 'a', href: 'tel:+15165550100', children: ['516-555-0100'] },
        ': within 24 hours.',
        { tag: 'promise', children: [] },
      ],
    },
  ]);
});
