import { expect, test } from 'vitest';
import { findDoubled } from './doubled-sentences.ts';

const FACT = 'Cosmetic dentistry is not recognized as a specialty area here.';

test('a sentence that stands in two files is named with both', () => {
  const faults = findDoubled([
    { file: 'content/pages/a.yaml', written: { body: `Something else. ${FACT}` } },
    { file: 'content/pages/b.yaml', written: { list: [{ text: FACT }] } },
  ]);
  expect(faults).toEqual([
    expect.stringContaining(`content/pages/b.yaml: '${FACT}' stands in content/pages/a.yaml`),
  ]);
});

test.each([
  ['twice in one file', [{ file: 'content/a.yaml', written: [FACT, FACT] }]],
  [
    'short, as turns of speech are',
    [
      { file: 'content/a.yaml', written: 'It is not a diagnosis.' },
      { file: 'content/b.yaml', written: 'It is not a diagnosis.' },
    ],
  ],
  [
    'a placeholder, which has one home',
    [
      { file: 'content/a.yaml', written: '{{feeRule}}' },
      { file: 'content/b.yaml', written: '{{feeRule}}' },
    ],
  ],
] as const)('no fault: %s', (_, texts) => {
  expect(findDoubled(texts)).toEqual([]);
});
