import { ANNOUNCEMENT_PART } from './announcement-part.ts';
import { FACT_PARTS } from './fact-parts.ts';
import { LIST_PARTS } from './list-parts.ts';
import type { SitePart } from './site-part.ts';
import type { Role } from './wire.ts';

/** The parts of what the practice says, in their order. */
export const SITE_PARTS: readonly SitePart[] = [...FACT_PARTS, ANNOUNCEMENT_PART, ...LIST_PARTS];

/** Whether somebody may write drafts of a part (docs/decisions/194-the-practice-changes-its-site.md). @param role null: by the sheet */
export function mayChangePart(role: Role | null, part: SitePart): boolean {
  return mayPublish(role) || (role !== null && part.alsoBy.includes(role));
}

/** Whether somebody may build previews, publish them and go back. @param role null: by the sheet */
export function mayPublish(role: Role | null): boolean {
  return role === null || role === 'coordinator';
}
