import { isTyping } from '../land-on.ts';

/** Where somebody typed last: in which room, in which field, and where its caret stood. In memory alone. */
let last: { address: string; field: string; start: number; end: number } | null = null;

/** Notes the field in which something was typed, if it has a name of its own. */
export function noteTyped({ target }: Event): void {
  if (!isField(target) || target.id === '' || target.selectionStart === null) return;
  const { id: field, selectionStart: start, selectionEnd: end } = target;
  last = { address: location.pathname, field, start, end: end ?? start };
}

/** The field was not drawn yet as the desk opened: the room asks the server first what stands in it. */
let isAwaited = false;

/** Puts the focus back among the words that somebody was typing in this room, if they stand there: anywhere else the rest of their sentence would be strokes. */
export function returnToTyped(): void {
  if (last === null || last.address !== location.pathname) return;
  const field = document.getElementById(last.field);
  isAwaited = field === null;
  if (!isField(field) || field.value.trim() === '') return;
  field.focus();
  field.setSelectionRange(last.start, last.end);
}

/** The same once a room has drawn its fields, where the desk was opened before that and nobody is typing elsewhere. */
export function returnToLateTyped(): void {
  const wasAwaited = isAwaited;
  isAwaited = false;
  if (wasAwaited && !isTyping()) returnToTyped();
}

function isField(target: unknown): target is HTMLTextAreaElement | HTMLInputElement {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
