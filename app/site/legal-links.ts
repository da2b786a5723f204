import shell from 'content:shell';
import type { WrittenShell } from '../../domain/content/shell.ts';
import type { Shown } from './shown.ts';

/** Every legal text, in the order of the footer, by the names that a footer gives them. */
export function legalLinksOf({ policies, notice }: Shown<WrittenShell>['footer']) {
  return [...policies.links, { label: notice, href: '/legal/notice-of-privacy-practices' }];
}

/** In English, as the texts are. */
export const LEGAL_LINKS = legalLinksOf(shell.footer);
