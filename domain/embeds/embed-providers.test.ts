import { describe, expect, it } from 'vitest';
import { embedTargetOf, EMBED_PROVIDERS, frameOrigins, needsServer } from './embed-providers.ts';

const OWN = '/embed/scheduling';

describe('embedTargetOf', () => {
  it.each([
    ['built-in', undefined, OWN],
    [
      'calendly',
      'https://calendly.com/impressions/consult?month=2027-03',
      'https://calendly.com/impressions/consult?month=2027-03&hide_event_type_details=1&hide_gdpr_banner=1',
    ],
    [
      'cal.com',
      'https://cal.com/impressions/consult',
      'https://cal.com/impressions/consult/embed?embed=',
    ],
    [
      'cal.com',
      'https://cal.com/impressions/consult/embed?embed=',
      'https://cal.com/impressions/consult/embed?embed=',
    ],
    ['jotform', 'https://form.jotform.com/123', 'https://form.jotform.com/123'],
    ['other', 'https://forms.example.com/a', 'https://forms.example.com/a'],
  ] as const)('frames %s at %s', (provider, url, src) => {
    expect(embedTargetOf({ provider, url }, OWN).src).toBe(src);
  });

  it('hears a provider from its own hosts, and nobody else', () => {
    const origins = (provider: (typeof EMBED_PROVIDERS)[number], url?: string) =>
      embedTargetOf({ provider, url }, OWN).origins;
    expect(origins('built-in')).toEqual([]);
    expect(origins('calendly', 'https://calendly.com/x')).toEqual(['https://calendly.com']);
    expect(origins('other', 'https://a.example.com/x')).toEqual(['https://a.example.com']);
    expect(origins('jotform', 'https://hipaa.jotform.com/1')).toContain(
      'https://submit.jotform.com',
    );
  });

  it('only an unknown provider never says that the visitor is done', () => {
    const silent = EMBED_PROVIDERS.filter(
      (provider) =>
        !embedTargetOf({ provider, url: 'https://x.example' }, OWN).hasCompletionMessage,
    );
    expect(silent).toEqual(['other']);
  });

  it('lets no frame take over the page by itself, and another’s not at all; only the built-in one hands out files', () => {
    for (const provider of EMBED_PROVIDERS) {
      const { sandbox } = embedTargetOf({ provider, url: 'https://x.example' }, OWN);
      const rights = sandbox.split(' ');
      expect(rights).not.toContain('allow-top-navigation');
      expect(rights).not.toContain('allow-modals');
      const isOwn = provider === 'built-in';
      expect(rights.includes('allow-top-navigation-by-user-activation')).toBe(isOwn);
      expect(rights.includes('allow-downloads')).toBe(isOwn);
    }
  });

  it('lets what a form links to be an ordinary page', () => {
    for (const provider of EMBED_PROVIDERS) {
      const { sandbox } = embedTargetOf({ provider, url: 'https://x.example' }, OWN);
      expect(sandbox.split(' ')).toContain('allow-popups-to-escape-sandbox');
    }
  });
});

it('the policy names each origin once, and none for the built-in pages', () => {
  const calendly = { provider: 'calendly', url: 'https://calendly.com/a' } as const;
  const builtIn = { provider: 'built-in' } as const;
  expect(frameOrigins([builtIn, builtIn])).toEqual([]);
  expect(frameOrigins([calendly, builtIn, calendly])).toEqual(['https://calendly.com']);
});

it('needs our server for one form of our own, and for none not', () => {
  const external = { provider: 'other', url: 'https://forms.example.com/a' } as const;
  expect(needsServer({ a: external, b: { provider: 'built-in' } })).toBe(true);
  expect(needsServer({ a: external, b: external })).toBe(false);
});
