import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What a program did to its disk, and what it told somebody, in the order in which it did. */
export type DiskEvent =
  | { kind: 'write'; file: string; at: number | 'end'; bytes: Buffer }
  | { kind: 'truncate'; file: string; size: number }
  /** Until its end nothing is certain, and what came after its beginning is not part of it. A thread does one at a time. */
  | { kind: 'begin-sync'; file: string; thread: string }
  | { kind: 'end-sync'; file: string; thread: string }
  | { kind: 'make-folder'; file: string }
  | { kind: 'make-file'; file: string }
  | { kind: 'link'; from: string; file: string }
  | { kind: 'rename'; from: string; file: string }
  | { kind: 'unlink'; file: string }
  | { kind: 'told'; answer: string };

/** All that changes a file or its name, whether or not it is understood below: what is not ends the trial. */
const CALLS = [
  'write,writev,pwrite64,pwritev,pwritev2,sendfile,copy_file_range,fallocate,ftruncate,truncate',
  'fsync,fdatasync,sync_file_range,openat,open,creat,mkdir,mkdirat,rmdir',
  'link,linkat,symlink,symlinkat,unlink,unlinkat,rename,renameat,renameat2',
].join();

/** The tracer's command line, for all threads. Every string is written as hexadecimal, and every file by its path. */
export function tracerCommand(traceFile: string): string[] {
  const options = ['-f', '-D', '-y', '-xx', '-s', '200000', '-e', `trace=${CALLS}`];
  return ['strace', ...options, '-o', traceFile];
}

const HEX = String.raw`(?:\\x[0-9a-f]{2})*`;
const DESCRIPTOR = String.raw`\d+<(${HEX})>`;
const TEXT = `"(${HEX})"`;
const IN_FOLDER = String.raw`AT_FDCWD(?:<${HEX}>)?, `;
const UNFINISHED = ' <unfinished ...>';

type SyncCall = { kind: 'sync'; file: string };
type Call = Exclude<DiskEvent, { kind: 'begin-sync' | 'end-sync' }> | SyncCall;

const PATTERNS: readonly [RegExp, (parts: readonly string[]) => Call][] = [
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
    new RegExp(
      `^(?:link|linkat)\\((?:${IN_FOLDER})?${TEXT}, (?:${IN_FOLDER})?${TEXT}(?:, 0)?\\) = 0`,
    ),
    ([from = '', file = '']) => ({ kind: 'link', from: toText(from), file: toText(file) }),
  ],
  [
    new RegExp(
      `^(?:rename|renameat|renameat2)\\((?:${IN_FOLDER})?${TEXT}, (?:${IN_FOLDER})?${TEXT}(?:, 0)?\\) = 0`,
    ),
    ([from = '', file = '']) => ({ kind: 'rename', from: toText(from), file: toText(file) }),
  ],
  [
    new RegExp(`^(?:unlink|unlinkat)\\((?:${IN_FOLDER})?${TEXT}(?:, 0)?\\) = 0`),
    ([file = '']) => ({ kind: 'unlink', file: toText(file) }),
  ],
];

/** Says nothing of the disk: a call that failed or never came back, and a file that is opened as it is. */
const HARMLESS = /(= -1 |= \?|^open(at)?\((?!.*O_(CREAT|TRUNC)))/;

/** A write to a socket or a pipe is what somebody was told; any other is to a file. */
function toWriteOrAnswer(file: string, bytes: Buffer): Call {
  if (file.startsWith('/')) return { kind: 'write', file, at: 'end', bytes };
  return { kind: 'told', answer: bytes.toString('latin1') };
}

function toBytes(hex: string): Buffer {
  return Buffer.from(hex.replaceAll(String.raw`\x`, ''), 'hex');
}

function toText(hex: string): string {
  return toBytes(hex).toString();
}

function toCall(text: string): Call | undefined {
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(text);
    if (found !== null) return read(found.slice(1));
  }
  return undefined;
}

/** Reads the lines of a trace, in which the calls of several threads may be cut in two by each other. */
class TraceReader {
  readonly #folder: string;
  readonly #folderAsHex: string;
  /** The beginnings of calls that have not ended, by thread. */
  readonly #begun = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#folderAsHex = Array.from(
      Buffer.from(folder),
      (byte) => String.raw`\x${byte.toString(16).padStart(2, '0')}`,
    ).join('');
  }

  /** The events of one line. @throws Error for a call in the folder that is not understood: its effect would be missing on the model of the disk */
  read(line: string): DiskEvent[] {
    const [, thread = '', text = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (text.endsWith(UNFINISHED)) return this.#begin(thread, text.slice(0, -UNFINISHED.length));
    const [, rest] = /^<\.\.\. \w+ resumed>(.*)$/.exec(text) ?? [];
    if (rest === undefined) return this.#events(thread, text, false);
    const begun = this.#begun.get(thread);
    this.#begun.delete(thread);
    if (begun === undefined) return [];
    // The tracer sets the result of a short line apart.
    return this.#events(thread, begun + rest.replace(/\) += /, ') = '), true);
  }

  /** Somebody is told when the telling begins; what it rests on must be certain by then. */
  #begin(thread: string, text: string): DiskEvent[] {
    const call = toCall(`${text}) = 0`);
    if (call?.kind === 'told') return [call];
    this.#begun.set(thread, text);
    if (call?.kind !== 'sync' || !this.#isInside(call)) return [];
    return [{ kind: 'begin-sync', file: call.file, thread }];
  }

  #events(thread: string, text: string, hasBegun: boolean): DiskEvent[] {
    const call = toCall(text);
    if (call === undefined) {
      if (text.includes(this.#folderAsHex) && !HARMLESS.test(text)) {
        throw new Error(`The trace has a call that is not understood: ${text.slice(0, 200)}`);
      }
      return [];
    }
    if (call.kind === 'told') return [call];
    if (!this.#isInside(call)) return [];
    if (call.kind !== 'sync') return [call];
    const { file } = call;
    const end: DiskEvent = { kind: 'end-sync', file, thread };
    return hasBegun ? [end] : [{ kind: 'begin-sync', file, thread }, end];
  }

  #isInside(call: Exclude<Call, { kind: 'told' }>): boolean {
    return call.file.startsWith(this.#folder);
  }
}

/** Reads a trace, and leaves out what is neither below the folder nor told to somebody. */
export async function readTrace(traceFile: string, folder: string): Promise<DiskEvent[]> {
  const events: DiskEvent[] = [];
  const reader = new TraceReader(folder);
  for await (const line of createInterface({ input: createReadStream(traceFile) })) {
    events.push(...reader.read(line));
  }
  return events;
}
