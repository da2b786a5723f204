import type { RequestDraft } from '../../domain/intake/frame-messages.ts';

/** What was typed for our own forms and not sent, by the form's address: in memory, as long as this page lives. */
const drafts = new Map<string, RequestDraft>();
/** The messages that the page wrote for the visitor, the last one of each form. */
const suggestions = new Map<string, string>();

/** Keeps what a form says of its fields; those that it does not speak of stay as they were. */
export function keepDraft(path: string, draft: RequestDraft): void {
  drafts.set(path, { ...drafts.get(path), ...draft });
}

/** What its form is to begin with; undefined where nothing was typed or suggested, or it was sent meanwhile. */
export function keptDraft(path: string): RequestDraft | undefined {
  return drafts.get(path);
}

/** For a form whose request was sent: it begins empty, until something is typed or suggested again. */
export function forgetDraft(path: string): void {
  drafts.delete(path);
}

/** Has a form begin with a message that was written elsewhere on the page, unless the visitor has written one of their own in it. */
export function suggestMessage(path: string, message: string): void {
  const written = drafts.get(path)?.message;
  if (written && written !== suggestions.get(path)) return;
  suggestions.set(path, message);
  keepDraft(path, { message });
}
