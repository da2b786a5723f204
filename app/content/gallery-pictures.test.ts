import { expect, test } from 'vitest';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import { loadPictures } from './pictures.server.ts';

test('each pair of the gallery is described as its model is, and says that it is nobody’s result', () => {
  const pictures = loadPictures();
  for (const { name, beforeAlt, afterAlt } of SMILE_CASES) {
    expect(pictures[`${name}-before`]?.alt).toBe(beforeAlt);
    expect(pictures[`${name}-after`]?.alt).toBe(afterAlt);
    for (const moment of ['before', 'after'])
      expect(pictures[`${name}-${moment}`]?.caption).toContain('not a patient result');
  }
});
