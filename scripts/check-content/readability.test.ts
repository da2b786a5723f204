import { describe, expect, test } from 'vitest';
import { findHardTexts, gradeInSpanish, gradeOf, sentencesIn } from './readability.ts';

describe('the grade of a text', () => {
  test.each([
    // 1 sentence, 6 words, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
    [['The cat sat on the mat.'], -1.45],
    // 2 sentences, 10 words, 15 syllables: 0.39 × 5 + 11.8 × 1.5 − 15.59.
    [['We look at your teeth.', 'Orthodontic appliances need patience.'], 'harder'],
  ] as const)('%j', (sentences, expected) => {
    const grade = gradeOf(sentences);
    if (expected === 'harder') expect(grade).toBeGreaterThan(4);
    else expect(grade).toBeCloseTo(expected, 2);
  });

  test('is higher for longer sentences of the same words', () => {
    expect(gradeOf(['We look at it and we say what we see.'])).toBeGreaterThan(
      gradeOf(['We look at it.', 'And we say what we see.']),
    );
  });
});

describe('the grade of a Spanish text', () => {
  test.each([
    // 5 words, 8 syllables, 1 sentence.
    [['El diente roto se mueve.'], 4.9 * (8 / 5) - 20.5 / 5 - 3.407],
    // Two vowels that are one syllable, others that are two, and a silent u: 1 + 3 + 1 + 2.
    [['Quien oía bien, siguió.'], 4.9 * (7 / 4) - 20.5 / 4 - 3.407],
  ] as const)('%j', (sentences, grade) => {
    expect(gradeInSpanish(sentences)).toBeCloseTo(grade, 2);
  });
});

describe('the sentences of content', () => {
  test('come from every depth, without labels and marks', () => {
    const content = {
      heading: 'What it costs',
      body: 'The **fee** is [$250](/faq). It is due at booking.\n\n- No card is asked for.\n- Cash',
      parts: [{ text: 'Call us at 8 a.m. or later.' }],
    };
    expect(sentencesIn(content)).toEqual([
      'The fee is $250.',
      'It is due at booking.',
      'No card is asked for.',
      'Call us at 8 a.m. or later.',
    ]);
  });
});

describe('texts that are hard to read', () => {
  const hard =
    'Notwithstanding considerable interdisciplinary deliberation, comprehensive rehabilitation necessitates individualized examination. ';
  const textOf = (content: string) => ({ file: 'content/pages/x.yaml', path: '/x', content });

  test('are named with their grade and their longest sentence', () => {
    const texts = { pages: [], legal: [], others: [textOf(hard.repeat(10).trim())] };
    expect(findHardTexts(texts)).toEqual([
      expect.stringMatching(/^content\/pages\/x\.yaml: reads at grade \d+\.\d.*'Notwithstanding/),
    ]);
  });

  test('are not those of a few words, nor plain ones', () => {
    const plain = 'We look at your teeth and we tell you what we see. '.repeat(10).trim();
    const texts = { pages: [], legal: [], others: [textOf(hard.trim()), textOf(plain)] };
    expect(findHardTexts(texts)).toEqual([]);
  });
});
