import { expect, it } from 'vitest';
import { formsElsewhere, sayProviders } from './provider-words.ts';

const OURS = { provider: 'built-in' } as const;
const ALL_OURS = { virtualConsultation: OURS, discoveryCall: OURS, scheduling: OURS };

it('says nothing where all forms are our own', () => {
  expect(sayProviders(ALL_OURS)).toEqual({ framedInShort: '', framedByOthers: '' });
});

it('names what another company shows, and whose it is', () => {
  const embeds = {
    ...ALL_OURS,
    discoveryCall: { provider: 'other', url: 'https://forms.example.com/a' },
    scheduling: { provider: 'calendly', url: 'https://calendly.com/a' },
  } as const;
  expect(formsElsewhere(embeds)).toEqual([
    'the request for a call (another company)',
    'the calendar of free times (Calendly)',
  ]);
  const { framedInShort, framedByOthers } = sayProviders(embeds);
  expect(`come from our own server${framedByOthers}.`).toContain(
    'come from our own server, except the request for a call (another company) and the calendar of free times (Calendly): a frame',
  );
  expect(framedInShort).toMatch(/^ Some forms are shown by another company/);
});
