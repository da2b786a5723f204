let brought = '';

/** Keeps what was asked on one page for the questions' page, in memory alone: an address would send it. */
export function bringQuestion(words: string): void {
  brought = words;
}

/** What was brought; once. */
export function takeQuestion(): string {
  const words = brought;
  brought = '';
  return words;
}
