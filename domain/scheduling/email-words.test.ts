import { expect, it } from 'vitest';
import { confirmationNote, emailReason } from './email-words.ts';
import { EVENT_NAMES } from './event-types.ts';

it.each(EVENT_NAMES)('says the same purpose before and after: %s', (event) => {
  const purpose = emailReason(event).replace(/^For (.+)\.$/, '$1');
  expect(purpose).not.toBe(emailReason(event));
  expect(confirmationNote(event, false)).toContain(`your address, {to}, is for ${purpose}.`);
  expect(confirmationNote(event, true)).toContain('A confirmation is on its way to {to}.');
});
