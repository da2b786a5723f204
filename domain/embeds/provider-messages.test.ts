import { describe, expect, it } from 'vitest';
import { EMBED_PROVIDERS, type EmbedProvider } from './embed-providers.ts';
import { answerToProvider, isCompletionMessage } from './provider-messages.ts';

const COMPLETIONS = [
  ['built-in', { type: 'impressions:request-sent', sent: null }],
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
      const says = (provider: EmbedProvider) => isCompletionMessage(provider, message, 'request');
      expect(EMBED_PROVIDERS.filter(says)).toEqual([own]);
    },
  );

  it('takes a request that is sent in the scheduler’s frame for no appointment, and none for a request', () => {
    const sent = { type: 'impressions:request-sent', sent: null };
    const made = { type: 'impressions:appointment-made', event: 'virtual-consult' };
    expect(isCompletionMessage('built-in', sent, 'appointment')).toBe(false);
    expect(isCompletionMessage('built-in', made, 'appointment')).toBe(true);
    expect(isCompletionMessage('built-in', made, 'request')).toBe(false);
  });

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
      expect(isCompletionMessage(provider, message, 'request')).toBe(false);
      expect(isCompletionMessage(provider, message, 'appointment')).toBe(false);
    }
  });
});

it('answers Cal.com, which waits for it, and nobody else', () => {
  const ready = { originator: 'CAL', type: '__iframeReady' };
  expect(answerToProvider('cal.com', ready)).toMatchObject({ method: 'parentKnowsIframeReady' });
  expect(answerToProvider('cal.com', { originator: 'CAL', type: 'linkReady' })).toBeNull();
  expect(answerToProvider('calendly', ready)).toBeNull();
});
