import { sayChange } from '../../domain/desk/say-values.ts';
import type { SentField, SiteChange } from '../../domain/desk/site-wire.ts';

/** Drafts as a list for people, as the server writes it for a preview. */
export function draftChanges(fields: readonly SentField[]): SiteChange[] {
  return fields.flatMap(({ name, kind, written, draft }) =>
    draft === null
      ? []
      : [
          {
            label: name,
            ...sayChange(written, draft.value, kind),
            person: draft.person,
            at: draft.at,
          },
        ],
  );
}

/** Labels of the drafts that stay behind. */
export function unfinishedOf(fields: readonly SentField[]): string[] {
  return fields.flatMap(({ name, draft, faults, isLocked }) =>
    draft !== null && (faults.length > 0 || isLocked) ? [name] : [],
  );
}
