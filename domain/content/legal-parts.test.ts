import { describe, expect, it } from 'vitest';
import { legalParts } from './legal-parts.ts';
import type { RichText } from './rich-text.ts';

const heading = (id: string | undefined, words: string, tag: 'h2' | 'h3' = 'h2') =>
  ({ tag, ...(id === undefined ? {} : { id }), children: [words] }) as const;
const paragraph = (words: string) => ({ tag: 'p', children: [words] }) as const;

describe('the parts of a legal text', () => {
  it('begin at each heading of the second level, and keep those of the third', () => {
    const body: RichText = [
      heading('fees', 'Fees'),
      paragraph('One'),
      heading('by-card', 'By card', 'h3'),
      paragraph('Two'),
      heading('courts', 'Courts'),
      '\n',
      paragraph('Three'),
    ];
    expect(legalParts(body)).toEqual([
      {
        id: 'fees',
        heading: ['Fees'],
        body: [paragraph('One'), heading('by-card', 'By card', 'h3'), paragraph('Two')],
      },
      { id: 'courts', heading: ['Courts'], body: ['\n', paragraph('Three')] },
    ]);
  });

  it('leave no word out', () => {
    expect(() => legalParts([paragraph('Before'), heading('fees', 'Fees')])).toThrow(/begins/);
    expect(() => legalParts([heading(undefined, 'Fees')])).toThrow(/address/);
    expect(legalParts([])).toEqual([]);
  });
});
