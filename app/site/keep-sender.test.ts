import { expect, test } from 'vitest';
import { keepSender } from './keep-sender.ts';
import { forgetForm, keepOfForm, keptOfForm } from './kept-forms.ts';

const PATH = '/embed/discovery-call';
const SENT = { afterwards: null, receipt: null, email: 'ada@example.com', photoCount: 0, copy: [] };

test('who asks about something else is known by name and address, and by how they wish to be answered, whatever the form had besides', () => {
  const draft = { name: 'Ada', email: 'ada@example.com', message: 'A gap.' };
  keepOfForm(PATH, { type: 'impressions:draft', draft });
  forgetForm(PATH);
  const sender = { name: 'Ada', email: 'ada@example.com', phone: '', preferredContact: 'text' };
  keepSender(`/es${PATH}`, { ...SENT, sender });
  const [kept, ...others] = keptOfForm(PATH);
  expect(kept).toEqual({
    type: 'impressions:draft',
    draft: sender,
  });
  expect(others).toEqual([]);
});

test('nothing is known of who sent another provider’s form', () => {
  forgetForm(PATH);
  keepSender(PATH, null);
  expect(keptOfForm(PATH)).toEqual([]);
});
