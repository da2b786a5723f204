import { expect, it } from 'vitest';
import { copyOfRequest } from './request-copy.ts';
import { parseRequest, REQUEST_FIELDS } from './request-schema.ts';

const FULL = {
  kind: 'discovery-call',
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '516-555-0142',
  preferredContact: 'phone',
  preferredTime: 'midday',
  language: 'other',
  otherLanguage: 'Greek',
  message: 'A gap.\nTwo lines.',
  consent: true,
  smileResults: { persona: 'The Refiner', areas: [{ key: 'AB', percentage: 60 }] },
};

it('says every field in words, none by its name in the contract', () => {
  const parsed = parseRequest(FULL);
  expect(parsed.ok && copyOfRequest(parsed.request, 2)).toEqual([
    { label: 'Kind of request', text: 'A call' },
    { label: 'Name', text: 'Ann Lee' },
    { label: 'E-mail', text: 'ann@example.com' },
    { label: 'Phone', text: '516-555-0142' },
    { label: 'How we may answer', text: 'Phone' },
    { label: 'Best time', text: 'Around noon, 11 to 2' },
    { label: 'Language', text: 'Another language' },
    { label: 'Which language', text: 'Greek' },
    { label: 'Message', text: 'A gap.\nTwo lines.' },
    { label: 'Smile Discovery results', text: 'The Refiner, Alignment & Bite 60%' },
    { label: 'Photos', text: '2' },
  ]);
  expect(Object.keys(FULL).toSorted()).toEqual(REQUEST_FIELDS.toSorted());
});
