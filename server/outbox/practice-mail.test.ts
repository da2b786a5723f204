import { expect, it } from 'vitest';
import type { Notice } from './notice.ts';
import { practiceMail } from './practice-mail.ts';

const REQUEST: Notice = {
  about: 'request',
  number: 12,
  reference: 'K7NP-3XR2',
  kind: 'discovery-call',
  receivedAt: '2027-07-01T16:30:00.000Z',
  isSetAside: false,
};
const MOVED: Notice = { ...REQUEST, about: 'appointment', number: 3, change: 'moved' };
const COMMAND = 'npm run requests';

const lastLine = (notice: Notice, desk?: { address: string | undefined }): string =>
  practiceMail(notice, desk).text.trimEnd().split('\n').at(-1) ?? '';

it('names the command where nobody works at a desk', () => {
  expect(lastLine(REQUEST)).toBe('Read it with: npm run requests -- show K7NP-3XR2');
  expect(lastLine(MOVED)).toBe('Read it with: npm run requests -- show K7NP-3XR2');
});

it('leads to the card where somebody does, by its number alone', () => {
  const desk = { address: 'https://desk.example.com' };
  expect(lastLine(REQUEST, desk)).toBe('Read it at the desk: https://desk.example.com/card/12');
  expect(lastLine(MOVED, desk)).toBe('Read it at the desk: https://desk.example.com/card/A3');
  expect(practiceMail(REQUEST, desk).text).not.toContain(COMMAND);
});

it('says of an address of the machine of the server that it is one', () => {
  const desk = { address: 'http://localhost:3100' };
  expect(lastLine(REQUEST, desk)).toBe(
    'Read it at the desk: http://localhost:3100/card/12 (on the machine of the server)',
  );
});

it('leads nowhere where the desk is another server’s, and says how the sheet opens it here', () => {
  expect(lastLine(REQUEST, { address: undefined })).toBe(
    'Read it at the desk, or with: npm run requests -- show K7NP-3XR2 --sheet',
  );
});

it('calls a kind as the desk does, where people read it', () => {
  const { subject, text } = practiceMail({ ...MOVED, kind: 'smile-blueprint' });
  expect(subject).toBe('Appointment K7NP-3XR2 moved: Smile Blueprint');
  expect(text).toContain('\nKind: Smile Blueprint\n');
  expect(practiceMail(REQUEST).text).toContain('\nKind: Discovery call\n');
});
