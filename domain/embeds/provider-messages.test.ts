import { describe, expect, it } from 'vitest';
import { EMBED_PROVIDERS } from './embed-providers.ts';
import { answerToProvider, isCompletionMessage } from './provider-messages.ts';

const COMPLETIONS = [
  ['built-in', { type: 'impressions:request-sent', sent: null }],
  ['built-in', { type: 'impressions:appointment-made' }],
  ['calendly', { event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } }],
  ['cal.com', { originator: 'CAL', type: 'bookingSuccessful', namespace: '', data: {} }],
  ['cal.com', { originator: 'CAL', type: 'bookingSuccessfulV2', namespace: '', data: {} }],
  ['jotform', { action: 'submission-completed', formID: '1' }],
  ['jotform', '{"action":"submission-completed","formID":"1"}'],
] as const;

describe('isCompletionMessage', () => {
  it.each(COMPLETIONS)(
    '%s says that it is done with %j, and to no other provider',
    (own, message) => {
      expect(EMBED_PROVIDERS.filter((provider) => isCompletionMessage(provider, message))).toEqual([
        own,
      ]);
    },
  );

  it.each([
    null,
    undefined,
    7,
    '',
    '{broken',
    'setHeight:600:1',
    {},
    { type: 'impressions:close' },
    { event: 'calendly.date_and_time_selected' },
    { originator: 'CAL', type: '__routeChanged' },
    { type: 'bookingSuccessful' },
  ])('%j is no completion of anybody’s', (message) => {
    for (const provider of EMBED_PROVIDERS) {
      expect(isCompletionMessage(provider, message)).toBe(false);
    }
  });
});

it('answers Cal.com, which waits for it, and nobody else', () => {
  const ready = { originator: 'CAL', type: '__iframeReady' };
  expect(answerToProvider('cal.com', ready)).toMatchObject({ method: 'parentKnowsIframeReady' });
  expect(answerToProvider('cal.com', { originator: 'CAL', type: 'linkReady' })).toBeNull();
  expect(answerToProvider('calendly', ready)).toBeNull();
});
