import type { EmbedConfig, EmbedProvider } from './embed-providers.ts';

/** What the privacy policy says of forms that another company shows: it follows from the practice's facts, so that it cannot say what is not so. */
export interface ProviderWords {
  /** Follows a sentence of "in short"; begins with a space, or is empty. */
  readonly framedInShort: string;
  /** Follows what comes from our own server, before the full stop. */
  readonly framedByOthers: string;
}

const FORMS = {
  virtualConsultation: 'the virtual consultation',
  discoveryCall: 'the request for a call',
  scheduling: 'the calendar of free times',
} as const;

const NAMES: Record<EmbedProvider, string> = {
  'built-in': '',
  calendly: 'Calendly',
  'cal.com': 'Cal.com',
  jotform: 'Jotform',
  other: 'another company',
};

/** The forms that another company shows, each as "the calendar of free times (Calendly)"; none where all are our own. */
export function formsElsewhere(
  embeds: Readonly<Record<keyof typeof FORMS, EmbedConfig>>,
): string[] {
  return (Object.keys(FORMS) as (keyof typeof FORMS)[])
    .filter((form) => embeds[form].provider !== 'built-in')
    .map((form) => `${FORMS[form]} (${NAMES[embeds[form].provider]})`);
}

/** @param embeds who shows each form */
export function sayProviders(
  embeds: Readonly<Record<keyof typeof FORMS, EmbedConfig>>,
): ProviderWords {
  const forms = formsElsewhere(embeds);
  if (forms.length === 0) return { framedInShort: '', framedByOthers: '' };
  return {
    framedInShort:
      ' Some forms are shown by another company, which may set cookies on its own addresses.',
    framedByOthers: `, except ${new Intl.ListFormat('en-US').format(forms)}: a frame of that company's own, which loads where you come to it. The company learns your IP address and what you write there, may set cookies on its own addresses, and keeps to its own policy`,
  };
}
