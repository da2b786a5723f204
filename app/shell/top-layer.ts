/**
 * Where something must stand to be seen and reached: an open dialog makes everything outside it inert, so it stands within the dialog that was
 * opened last.
 */
export function topLayer(): HTMLElement {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;
}

/** Calls back whenever a dialog or a popover opens or closes; the answer ends it. The event does not bubble, so it is caught on its way down. */
export function subscribeToToggles(listener: (event: Event) => void): () => void {
  document.addEventListener('toggle', listener, { capture: true });
  return () => document.removeEventListener('toggle', listener, { capture: true });
}
