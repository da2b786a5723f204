import { expect, test } from 'vitest';
import { kindOfPath } from './kind-of-path.ts';

test.each([
  ['/embed/discovery-call', 'discovery-call'],
  ['/embed/virtual-consultation/', 'virtual-consultation'],
  ['/es/embed/weekend-appointment', 'weekend-appointment'],
])('the form at %s asks for a %s', (path, kind) => {
  expect(kindOfPath(path)).toBe(kind);
});

test.each(['/embed/scheduling', '/embed/constructor', '/'])('%s is the form of none', (path) => {
  expect(() => kindOfPath(path)).toThrow('No kind of request');
});
