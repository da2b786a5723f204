import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What the server did to its disk, and what it told a client, in the order in which it did. */
export type DiskEvent =
  | { kind: 'write'; file: string; at: number | 'end'; bytes: Buffer }
  | { kind: 'truncate'; file: string; size: number }
  | { kind: 'sync'; file: string }
  | { kind: 'make-folder'; file: string }
  | { kind: 'make-file'; file: string }
  | { kind: 'link'; from: string; file: string }
  | { kind: 'unlink'; file: string }
  | { kind: 'told'; answer: string };

/**
 * The tracer's command line. Only the main thread is traced: SQLite, the key files and the answers are written by it. Every string is
 * written as hexadecimal, and every file by its path.
 */
export function tracerCommand(traceFile: string): string[] {
  const calls = 'pwrite64,write,writev,fsync,fdatasync,ftruncate,unlink,link,rename,openat,mkdir';
  const options = ['-D', '-y', '-xx', '-s', '200000', '-e', `trace=${calls}`, '-o', traceFile];
  return ['strace', ...options];
}

const HEX = String.raw`(?:\\x[0-9a-f]{2})*`;
const DESCRIPTOR = String.raw`\d+<(${HEX})>`;
const TEXT = `"(${HEX})"`;

const PATTERNS: readonly [RegExp, (parts: readonly string[]) => DiskEvent | undefined][] = [
  [
    new RegExp(`^pwrite64\\(${DESCRIPTOR}, ${TEXT}, \\d+, (\\d+)\\) = \\d`),
    ([file = '', bytes = '', at]) => ({
      kind: 'write',
      file: toText(file),
      at: Number(at),
      bytes: toBytes(bytes),
    }),
  ],
  [
    new RegExp(`^write\\(${DESCRIPTOR}, ${TEXT}, \\d+\\) = \\d`),
    ([file = '', bytes = '']) => toWriteOrAnswer(toText(file), toBytes(bytes)),
  ],
  [
    new RegExp(`^writev\\(${DESCRIPTOR}, \\[(.*)\\], \\d+\\) = \\d`),
    ([file = '', pieces = '']) =>
      toWriteOrAnswer(
        toText(file),
        Buffer.concat(
          Array.from(pieces.matchAll(new RegExp(`iov_base=${TEXT}`, 'g')), ([, text = '']) =>
            toBytes(text),
          ),
        ),
      ),
  ],
  [
    new RegExp(`^(?:fsync|fdatasync)\\(${DESCRIPTOR}\\) = 0`),
    ([file = '']) => ({ kind: 'sync', file: toText(file) }),
  ],
  [
    new RegExp(`^ftruncate\\(${DESCRIPTOR}, (0x[0-9a-f]+|\\d+)\\) = 0`),
    ([file = '', size]) => ({ kind: 'truncate', file: toText(file), size: Number(size) }),
  ],
  [
    new RegExp(`^mkdir\\(${TEXT}, \\d+\\) = 0`),
    ([file = '']) => ({ kind: 'make-folder', file: toText(file) }),
  ],
  [
    new RegExp(`^openat\\(.*, [A-Z_|]*O_CREAT[A-Z_|]*, \\d+\\) = ${DESCRIPTOR}`),
    ([file = '']) => ({ kind: 'make-file', file: toText(file) }),
  ],
  [
    new RegExp(`^link\\(${TEXT}, ${TEXT}\\) = 0`),
    ([from = '', file = '']) => ({ kind: 'link', from: toText(from), file: toText(file) }),
  ],
  [
    new RegExp(`^unlink\\(${TEXT}\\) = 0`),
    ([file = '']) => ({ kind: 'unlink', file: toText(file) }),
  ],
];

/** A write to a socket that begins an answer is what a client was told; any other is to a file. */
function toWriteOrAnswer(file: string, bytes: Buffer): DiskEvent | undefined {
  if (file.startsWith('/')) return { kind: 'write', file, at: 'end', bytes };
  const text = bytes.toString('latin1');
  return text.startsWith('HTTP/1.1 ') ? { kind: 'told', answer: text } : undefined;
}

function toBytes(hex: string): Buffer {
  return Buffer.from(hex.replaceAll(String.raw`\x`, ''), 'hex');
}

function toText(hex: string): string {
  return toBytes(hex).toString();
}

function toEvent(line: string): DiskEvent | undefined {
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(line);
    if (found !== null) return read(found.slice(1));
  }
  return undefined;
}

/** Reads a trace, and leaves out what is neither below the folder nor an answer. */
export async function readTrace(traceFile: string, folder: string): Promise<DiskEvent[]> {
  const events: DiskEvent[] = [];
  for await (const line of createInterface({ input: createReadStream(traceFile) })) {
    // A renamed file would be lost on the model of the disk: nothing that is traced renames.
    if (line.startsWith('rename(')) throw new Error('The server renamed a file.');
    const event = toEvent(line);
    if (event === undefined) continue;
    if (event.kind === 'told' || event.file.startsWith(folder)) events.push(event);
  }
  return events;
}
