import type { RequestDraft } from '../../domain/intake/frame-messages.ts';

/** What was typed for our own forms and not sent, by the form's address: in memory, as long as this page lives. */
const drafts = new Map<string, RequestDraft>();

export function keepDraft(path: string, draft: RequestDraft): void {
  drafts.set(path, draft);
}

export function keptDraft(path: string): RequestDraft | undefined {
  return drafts.get(path);
}

export function forgetDraft(path: string): void {
  drafts.delete(path);
}

/** Has a form begin with a message that was written elsewhere on the page, unless there is one in it already. */
export function suggestMessage(path: string, message: string): void {
  const draft = drafts.get(path);
  if (!draft?.message) drafts.set(path, { ...draft, message });
}
