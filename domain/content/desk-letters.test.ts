import { expect, it } from 'vitest';
import { CALLER } from '../desk/caller.ts';
import { REQUEST_KIND_NAMES } from '../intake/kinds.ts';
import { EVENT_NAMES } from '../scheduling/event-types.ts';
import { deskLettersSchema, everyLetter, writtenDeskLettersSchema } from './desk-letters.ts';

const letter = (subject: string) => ({ subject, paragraphs: ['Thank you.'] });
const IN_ONE_LANGUAGE = {
  greeting: 'Dear {person},',
  offer: { 'virtual-consult': 'On screen:', 'smile-blueprint': 'With us:' },
  held: 'Held until {until}.',
  closing: 'Call us.',
  anythingElse: letter('Your request'),
  kinds: { 'weekend-appointment': letter('A weekend') },
};
const WRITTEN = {
  offers: { 'weekend-appointment': 'smile-blueprint' },
  'en-US': IN_ONE_LANGUAGE,
  'es-US': IN_ONE_LANGUAGE,
};

it('has a letter for each kind: its own, or the one for anything else, which offers no times by itself', () => {
  const letters = everyLetter(writtenDeskLettersSchema.parse(WRITTEN));
  expect(deskLettersSchema.parse(letters)).toEqual(letters);
  for (const kind of [...REQUEST_KIND_NAMES, ...EVENT_NAMES, CALLER] as const) {
    const isOwn = kind === 'weekend-appointment';
    expect(letters['en-US'].kinds[kind].subject).toBe(isOwn ? 'A weekend' : 'Your request');
    expect(letters.offers[kind]).toBe(isOwn ? 'smile-blueprint' : 'none');
  }
});
