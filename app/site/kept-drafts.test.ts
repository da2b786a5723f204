import { expect, test } from 'vitest';
import { forgetDraft, keepDraft, keptDraft, suggestMessage } from './kept-drafts.ts';

const PATH = '/embed/discovery-call';
const message = () => keptDraft(PATH)?.['message'];

test('a newer suggestion takes the place of an older one, and of nothing that the visitor wrote', () => {
  forgetDraft(PATH);
  suggestMessage(PATH, 'Wednesday suits me.');
  // The form tells all of its fields once one of them is typed in.
  keepDraft(PATH, { name: 'Ada', message: 'Wednesday suits me.' });
  suggestMessage(PATH, 'Friday suits me.');
  expect(keptDraft(PATH)).toEqual({ name: 'Ada', message: 'Friday suits me.' });
  keepDraft(PATH, { name: 'Ada', message: 'Friday suits me. My tooth hurts.' });
  suggestMessage(PATH, 'Monday suits me.');
  expect(message()).toBe('Friday suits me. My tooth hurts.');
  keepDraft(PATH, { name: 'Ada', message: '' });
  suggestMessage(PATH, 'Monday suits me.');
  expect(message()).toBe('Monday suits me.');
});

test('what a form says of some fields leaves the others as they were', () => {
  forgetDraft(PATH);
  keepDraft(PATH, { name: 'Ada', message: 'A gap.' });
  keepDraft(PATH, { name: 'Grace' });
  expect(keptDraft(PATH)).toEqual({ name: 'Grace', message: 'A gap.' });
});
