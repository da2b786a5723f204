/** A degree, a certification or a membership, as the content has it. */
export interface Credential {
  readonly short: string;
  readonly plain: string;
}

/** What stands between the letters and what they say, where both are written on one line. */
const BETWEEN = ': ';

/** "DMD: Her dental degree." A credential on each line, as the desk shows and takes them. */
export function asLines(credentials: readonly Credential[]): string[] {
  return credentials.map(({ short, plain }) => `${short}${BETWEEN}${plain}`);
}

/** What such lines say; of a line without a colon that nothing is said of the letters, which the schema turns down. */
export function fromLines(lines: readonly string[]): Credential[] {
  return lines.map((line) => {
    const at = line.indexOf(':');
    if (at < 0) return { short: line.trim(), plain: '' };
    return { short: line.slice(0, at).trim(), plain: line.slice(at + 1).trim() };
  });
}
