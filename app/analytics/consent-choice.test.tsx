import { afterEach, expect, test, vi } from 'vitest';
import { MARK_NAME } from '../../domain/measurement/page-mark.ts';
import { consentState, decide } from './consent-choice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('a no holds at once, also where the browser can write it over no earlier yes', () => {
  const mark = document.createElement('meta');
  mark.name = MARK_NAME;
  document.head.append(mark);
  mark.content = 'measurement';
  decide(['measurement']);
  expect(consentState().granted).toEqual(['measurement']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  decide([]);
  expect(consentState()).toMatchObject({ granted: [], isOpen: false });
  mark.remove();
});
