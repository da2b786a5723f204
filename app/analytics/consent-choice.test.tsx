import { afterEach, expect, test, vi } from 'vitest';
import { MARK_NAME } from '../../domain/measurement/page-mark.ts';
import { consentState, decide, followConsent } from './consent-choice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

/** Says that the page measures where it may; the answer ends it. */
function markPage(): () => void {
  const mark = document.createElement('meta');
  mark.name = MARK_NAME;
  mark.content = 'measurement';
  document.head.append(mark);
  return () => mark.remove();
}

/** Another page of the site decides, while this one waits in the browser's memory and hears nothing of it. */
const decideElsewhere = (granted: readonly string[]) => {
  const kept: unknown = JSON.parse(window.localStorage.getItem('cookie-choice') ?? '{}');
  window.localStorage.setItem('cookie-choice', JSON.stringify({ ...Object(kept), granted }));
};
const comeBack = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a no on the next page ends what runs on the one that is gone back to', () => {
  const unmark = markPage();
  const told: unknown[] = [];
  const stop = followConsent(() => told.push(consentState().granted));
  decide(['measurement']);
  decideElsewhere([]);
  comeBack();
  expect(told).toEqual([['measurement'], []]);
  stop();
  unmark();
});

test('a no that could not be kept still holds on a page that is gone back to', () => {
  const unmark = markPage();
  const stop = followConsent(() => undefined);
  decide(['measurement']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  decide([]);
  comeBack();
  expect(consentState()).toMatchObject({ granted: [], isOpen: false });
  stop();
  unmark();
});

test('a no holds at once, also where the browser can write it over no earlier yes', () => {
  const unmark = markPage();
  decide(['measurement']);
  expect(consentState().granted).toEqual(['measurement']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  decide([]);
  expect(consentState()).toMatchObject({ granted: [], isOpen: false });
  unmark();
});
