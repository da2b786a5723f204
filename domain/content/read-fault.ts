/** A fault of the content as data: where it is, and what to do. */
export interface ContentFault {
  /** From the project's root, such as content/practice.yaml. */
  readonly file: string;
  readonly line: number | null;
  /** Keys and positions from the top of the file, with dots between them; empty for a fault of no one field. */
  readonly field: string;
  /** What it is and what to do. */
  readonly message: string;
}

const SENTENCE =
  /^(?<file>content\/[^:]+)(?::(?<line>\d+))?: (?:(?<field>[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*): )?(?<message>.*)$/s;

/** Reads a sentence of `check:content`; whatever has no such form is a fault of no file. */
export function readFault(sentence: string): ContentFault {
  const { file = '', line, field = '', message = sentence } = SENTENCE.exec(sentence)?.groups ?? {};
  return { file, line: line === undefined ? null : Number(line), field, message };
}
