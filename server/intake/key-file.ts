/** The key in a key file as age writes them: the first line that is neither empty nor a comment ("" if there is none). */
export function readKeyLine(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
}
