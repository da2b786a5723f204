import type { LegalWords } from '../site/legal-text.tsx';

/** The texts that open as dialogs (product 5.3), each fetched when it is wanted. */
export const LEGAL_TEXTS = {
  terms: () => import('content:legal/terms'),
  privacy: () => import('content:legal/privacy'),
  accessibility: () => import('content:legal/accessibility'),
  'non-discrimination': () => import('content:legal/non-discrimination'),
} satisfies Record<string, () => Promise<{ default: LegalWords }>>;

type LegalType = keyof typeof LEGAL_TEXTS;

const LEGAL_FOLDER = '/legal/';
/** The hash that opens a text over any page: `#legal-privacy`, or `#legal-privacy:california` at a section. */
const LEGAL_HASH = /^#legal-([a-z-]+?)(?::([a-z0-9-]+))?$/;

/** A text to be opened, and the section to begin at. */
export interface LegalTarget {
  readonly type: LegalType;
  readonly section?: string | undefined;
}

/** The text that a link within the site leads to, such as `/legal/privacy#california`; null for any other address. */
export function legalTargetOfHref(href: string): LegalTarget | null {
  if (!href.startsWith(LEGAL_FOLDER)) return null;
  const [type = '', section] = href.slice(LEGAL_FOLDER.length).split('#');
  return isLegalType(type) ? { type, section } : null;
}

/** The text that a hash asks for; null for any other hash. */
export function legalTargetOfHash(hash: string): LegalTarget | null {
  const [, type = '', section] = LEGAL_HASH.exec(hash) ?? [];
  return isLegalType(type) ? { type, section } : null;
}

/** The hash of a text, to be shared and come back to. */
export function legalHashOf({ type, section }: LegalTarget): string {
  return `#legal-${type}${section ? `:${section}` : ''}`;
}

function isLegalType(type: string): type is LegalType {
  return Object.hasOwn(LEGAL_TEXTS, type);
}
