import { expect, test } from 'vitest';
import { forgetForm, keepOfForm, keptOfForm, suggestMessage } from './kept-forms.ts';

const PATH = '/embed/discovery-call';
const IN_SPANISH = `/es${PATH}`;

const keepDraft = (path: string, draft: Readonly<Record<string, string>>) =>
  keepOfForm(path, { type: 'impressions:draft', draft });

function keptDraft(path: string) {
  const [first] = keptOfForm(path);
  return first?.type === 'impressions:draft' ? first.draft : undefined;
}

const message = () => keptDraft(PATH)?.['message'];

test('a newer suggestion takes the place of an older one, and of nothing that the visitor wrote', () => {
  forgetForm(PATH);
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
  forgetForm(PATH);
  keepDraft(PATH, { name: 'Ada', message: 'A gap.' });
  keepDraft(PATH, { name: 'Grace' });
  expect(keptDraft(PATH)).toEqual({ name: 'Grace', message: 'A gap.' });
});

test('a form is one in both languages: what was typed, chosen and tried in one stands in the other', () => {
  forgetForm(PATH);
  const photos = [{ id: 'a', jpeg: new Blob(['x']) }];
  const lastTry = { body: 'words', key: 'a-key' };
  keepDraft(PATH, { name: 'Ada', message: 'A gap.' });
  keepOfForm(PATH, { type: 'impressions:photos', photos });
  keepOfForm(IN_SPANISH, { type: 'impressions:last-try', lastTry });
  expect(keptOfForm(IN_SPANISH)).toEqual([
    { type: 'impressions:draft', draft: { name: 'Ada', message: 'A gap.' } },
    { type: 'impressions:photos', photos },
    { type: 'impressions:last-try', lastTry },
  ]);
  forgetForm(IN_SPANISH);
  expect(keptOfForm(PATH)).toEqual([]);
});

test.each([
  [PATH, 'en', IN_SPANISH, undefined],
  [PATH, 'es', IN_SPANISH, 'es'],
  [PATH, 'other', IN_SPANISH, 'other'],
  [PATH, 'en', PATH, 'en'],
  [IN_SPANISH, 'es', PATH, undefined],
  [IN_SPANISH, 'en', PATH, 'en'],
])(
  'a form at %s that was called in "%s" has at %s the preset of its page, unless another one was chosen',
  (from, language, to, kept) => {
    forgetForm(PATH);
    keepDraft(from, { name: 'Ada', language });
    expect(keptDraft(to)?.['language']).toBe(kept);
    expect(keptDraft(to)?.['name']).toBe('Ada');
  },
);
