/** Puts the focus where one goes on, and has it said there; a heading can hold it and is passed by Tab as before. */
export function landOn(element: HTMLElement | null | undefined): void {
  if (element == null) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
}

/** Whether the focus was lost with what held it. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** Whether somebody is at a field: what comes late takes nobody out of one. A letter that is being sent can be changed no more, and is none. */
export function isTyping(): boolean {
  const fields = 'input:not([readonly]), textarea:not([readonly]), select';
  return document.activeElement?.matches(fields) === true;
}
