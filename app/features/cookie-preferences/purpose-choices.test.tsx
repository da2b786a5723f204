import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MARK_NAME } from '../../../domain/measurement/page-mark.ts';
import { PURPOSES } from '../../../domain/measurement/purposes.ts';
import { localDateOf } from '../../../domain/quiz/report-variant.ts';
import { PurposeChoices } from './purpose-choices.tsx';

test('what is decided in another tab stands in the boxes too', async () => {
  const mark = Object.assign(document.createElement('meta'), {
    name: MARK_NAME,
    content: PURPOSES.join(' '),
  });
  document.head.append(mark);
  onTestFinished(() => {
    mark.remove();
    localStorage.removeItem('cookie-choice');
  });
  await render(<PurposeChoices />);
  const ticked = () => [...document.querySelectorAll('input')].map(({ checked }) => checked);
  expect(ticked()).toEqual([false, false]);
  const record = { decidedOn: localDateOf(new Date()), offered: PURPOSES, granted: PURPOSES };
  localStorage.setItem('cookie-choice', JSON.stringify(record));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-choice' }));
  await expect
    .poll(() => document.querySelector('.consent-record')?.textContent)
    .toContain('yes to');
  expect(ticked()).toEqual([true, true]);
});
