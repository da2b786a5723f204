import { expect, it } from 'vitest';
import { isSameSender } from './same-sender.ts';

it.each([
  [{ email: 'a@example.com' }, { email: 'A@Example.com ' }, true],
  [{ email: 'a@example.com' }, { email: 'b@example.com' }, false],
  [{ phone: '516-555-0143' }, { phone: '(516) 555 0143' }, true],
  [{ phone: '+1 516 555 0143' }, { phone: '5165550143' }, true],
  [{ phone: '516-555-0143' }, { phone: '516-555-0143 ext. 12' }, true],
  [{ phone: '516-555-0143 x12' }, { phone: '655-501-4312' }, false],
  [{ phone: '516-555-0143' }, { phone: '516-555-0144' }, false],
  [{ phone: '', email: '' }, { phone: '', email: '' }, false],
  [{ phone: '555' }, { phone: '555' }, false],
  [{}, {}, false],
])('tells by e-mail or number whether %j and %j are of one sender', (one, other, expected) => {
  expect(isSameSender(one, other)).toBe(expected);
});
