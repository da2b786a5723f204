import { expect, test } from 'vitest';
import { findSmileCase } from './find-smile-case.ts';

test('finds a case by name, and lists the names when there is none', () => {
  expect(findSmileCase('crowding').title).toBe('Crowded front teeth');
  expect(() => findSmileCase('crowdng')).toThrow(/crowdng.*crowding/s);
});
