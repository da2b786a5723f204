/** Every number that the staff command's list shows, of requests and appointments; the newest first, since each look takes its time. */
export function numbersIn(list: string): string[] {
  return (list.match(/[2-9A-Z]{4}-[2-9A-Z]{4}/g) ?? []).toReversed();
}

/** The row that holds a text, as the staff command shows it; an empty text where there is none. */
export function shownWith(text: string, staff: (...words: string[]) => string): string {
  for (const number of numbersIn(staff('list'))) {
    const shown = staff('show', number);
    if (shown.includes(text)) return shown;
  }
  return '';
}
