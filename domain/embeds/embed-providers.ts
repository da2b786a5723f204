/**
 * Who serves an embedded form or scheduler (product 5.4), and how their pages behave in a frame. `other` is any
 * https page: nothing is known of its messages.
 */
export const EMBED_PROVIDERS = ['built-in', 'calendly', 'cal.com', 'jotform', 'other'] as const;

export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

/** A part of the practice's facts. */
export interface EmbedConfig {
  readonly provider: EmbedProvider;
  /** The provider's page; none for the built-in one. */
  readonly url?: string | undefined;
}

/** What a frame needs to know to show a provider's page. */
export interface EmbedTarget {
  readonly provider: EmbedProvider;
  readonly src: string;
  /** Origins that the frame may show and be heard from; empty for our own. */
  readonly origins: readonly string[];
  readonly sandbox: string;
  /** Whether the page says when the visitor is done; otherwise they say it themselves. */
  readonly hasCompletionMessage: boolean;
}

/** Run and send, with its own origin, by which its messages are known; links such as a privacy policy open as ordinary pages, in a new window. */
const SANDBOX =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Ours hands out a calendar file too, calls by telephone and leads back to the site: when a visitor touches such a link, and not by itself. */
const BUILT_IN_SANDBOX = `${SANDBOX} allow-downloads allow-top-navigation-by-user-activation`;

/** A form that is sent may answer from another host of its provider's. */
const FURTHER_ORIGINS: Partial<Record<EmbedProvider, readonly string[]>> = {
  'cal.com': ['https://cal.com', 'https://app.cal.com'],
  jotform: ['https://form.jotform.com', 'https://submit.jotform.com', 'https://www.jotform.com'],
};

/**
 * How to frame what the practice's facts name.
 *
 * @param config the provider and its address
 * @param builtInPath our own page of the same kind
 * @throws TypeError when another provider's address is missing or no address; the facts' schema sees to that
 */
export function embedTargetOf(config: EmbedConfig, builtInPath: string): EmbedTarget {
  const { provider } = config;
  if (provider === 'built-in') {
    const own = { provider, src: builtInPath, origins: [], hasCompletionMessage: true };
    return { ...own, sandbox: BUILT_IN_SANDBOX };
  }
  const url = new URL(config.url ?? '');
  if (provider === 'calendly') {
    url.searchParams.set('hide_event_type_details', '1');
    url.searchParams.set('hide_gdpr_banner', '1');
  }
  if (provider === 'cal.com') {
    // Its page only speaks to the page around it at this address and with this parameter.
    if (!url.pathname.endsWith('/embed')) url.pathname = `${url.pathname.replace(/\/$/, '')}/embed`;
    url.searchParams.set('embed', '');
  }
  return {
    provider,
    src: url.href,
    origins: [...new Set([url.origin, ...(FURTHER_ORIGINS[provider] ?? [])])],
    sandbox: SANDBOX,
    hasCompletionMessage: provider !== 'other',
  };
}

/** The origins that the site's policy must let its pages frame, each once. */
export function frameOrigins(configs: readonly EmbedConfig[]): string[] {
  const origins = configs.flatMap((config) => embedTargetOf(config, '/').origins);
  return [...new Set(origins)].toSorted();
}

/** Whether any form is our own, so that the site needs our server; else files alone are enough (docs/guides/static-hosting.md). */
export function needsServer(configs: Readonly<Record<string, EmbedConfig>>): boolean {
  return Object.values(configs).some(({ provider }) => provider === 'built-in');
}
