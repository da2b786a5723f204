import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentRequest } from '../../domain/intake/frame-messages.ts';
import { keepSent, keptSent } from './kept-sent.ts';

const SENT: SentRequest = {
  afterwards: 'No time is booked yet.',
  receipt: {
    number: 'K7NP-3XR2',
    receivedAt: '2027-03-08T11:00:00.000Z',
    isConfirmedByMail: false,
  },
  email: 'ada@example.com',
  sender: { name: 'Ada', email: 'ada@example.com', phone: '516-555-0142' },
  photoCount: 2,
  copy: [{ label: 'Message', text: 'A gap.' }],
};

/** Each with a page of its own: what is in memory stays from test to test. */
let path = '';
let count = 0;
beforeEach(() => {
  count += 1;
  path = `/embed/form-${count}`;
  vi.setSystemTime(new Date('2027-03-08T12:00:00.000Z'));
});
afterEach(() => {
  window.sessionStorage.clear();
  vi.useRealTimers();
});

/** What the tab keeps of one form, as if it had been sent with another one. */
function loadAgain(from: string, to: string): void {
  const kept = JSON.stringify({ ...window.sessionStorage }).replaceAll(from, to);
  for (const [name, value] of Object.entries(JSON.parse(kept))) {
    window.sessionStorage.setItem(name, String(value));
  }
}

test('loaded again, the number and what holds beside it are known, in both languages, and nobody’s name, address or words', () => {
  keepSent(`/es${path}`, SENT);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/ada|555|gap/i);
  loadAgain(path, `${path}-again`);
  const again = keptSent(`${path}-again`);
  const { afterwards, receipt, photoCount } = SENT;
  expect(again).toEqual({ afterwards, receipt, photoCount, email: '', copy: [] });
  expect(keptSent(`/es${path}-again`), 'the same each time that it is asked for').toBe(again);
});

test('loaded again days later, it is answered, and said no more', () => {
  keepSent(path, SENT);
  loadAgain(path, `${path}-again`);
  vi.setSystemTime(new Date('2027-03-12T12:00:00.000Z'));
  expect(keptSent(`${path}-again`)).toBeNull();
});

test.each([{}, { receipt: { number: 7 } }, { receipt: null }, 'K7NP-3XR2'])(
  'what is no receipt is none (%j)',
  (kept) => {
    keepSent(path, SENT);
    const [name = ''] = Object.keys(window.sessionStorage);
    window.sessionStorage.setItem(name.replace(path, `${path}-again`), JSON.stringify(kept));
    expect(keptSent(`${path}-again`)).toBeNull();
  },
);
