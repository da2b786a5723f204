import { expect, it } from 'vitest';
import { sayCasesShown } from './cases-shown.ts';

it.each([
  [13, 0, 'thirteen digital models, not patients'],
  [13, 1, 'thirteen digital models, and photographs of one patient who agreed to be shown'],
  [13, 2, 'thirteen digital models, and photographs of two patients who agreed to be shown'],
])('%d models and %d patients are %s', (models, patients, said) => {
  expect(sayCasesShown(models, patients)).toBe(said);
});
