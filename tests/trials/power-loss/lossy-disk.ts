import path from 'node:path';
import type { DiskEvent } from './read-trace.ts';

const SECTOR_BYTES = 512;

type Change = { at: number; bytes: Buffer } | { size: number };

/** One file's content: what has certainly reached the disk, and what has been written since. */
interface Content {
  durable: Buffer;
  pending: Change[];
}

type Entry = Content | 'folder';

/** How much of what was not synchronised a power failure leaves. */
export type Loss = 'all' | 'some';

/**
 * A disk that keeps only what it was told to keep: content that its file was synchronised after, names that their folder was
 * synchronised after. Everything else it may keep, drop, or write in part, in any order.
 */
export class LossyDisk {
  readonly #root: string;
  readonly #names = new Map<string, Entry>();
  readonly #durableNames = new Map<string, Entry>();
  /** What each thread's synchronisation will have made durable when it ends. */
  readonly #syncs = new Map<string, () => void>();
  /** By folder, when the newest synchronisation of it began that has ended. */
  readonly #namesAsOf = new Map<string, number>();
  #syncCount = 0;
  /** For a control alone: a disk that keeps no new names. */
  #keepsNames = true;

  /** @param root a folder that was there before */
  constructor(root: string) {
    this.#root = root;
  }

  apply(event: Exclude<DiskEvent, { kind: 'told' }>): void {
    switch (event.kind) {
      case 'make-folder':
        this.#names.set(event.file, 'folder');
        break;
      case 'make-file':
        if (!this.#names.has(event.file)) {
          this.#names.set(event.file, { durable: Buffer.alloc(0), pending: [] });
        }
        break;
      case 'link': {
        const entry = this.#names.get(event.from);
        if (entry !== undefined) this.#names.set(event.file, entry);
        break;
      }
      case 'unlink':
        this.#names.delete(event.file);
        break;
      case 'rename': {
        const entry = this.#names.get(event.from);
        if (entry === undefined) break;
        this.#names.delete(event.from);
        this.#names.set(event.file, entry);
        break;
      }
      case 'begin-sync':
        this.#syncs.set(event.thread, this.#beginSync(event.file));
        break;
      case 'end-sync':
        this.#syncs.get(event.thread)?.();
        this.#syncs.delete(event.thread);
        break;
      case 'truncate':
        this.#contentOf(event.file).pending.push({ size: event.size });
        break;
      default: {
        const content = this.#contentOf(event.file);
        const at = event.at === 'end' ? whole(content).length : event.at;
        content.pending.push({ at, bytes: event.bytes });
      }
    }
  }

  /** From now on synchronising a folder does nothing. */
  forgetNames(): void {
    this.#keepsNames = false;
  }

  /** What the disk holds when the power never fails: content by path. */
  whole(): Map<string, Buffer> {
    const files = new Map<string, Buffer>();
    for (const [name, entry] of this.#names) if (entry !== 'folder') files.set(name, whole(entry));
    return files;
  }

  /** What the disk may hold when the power fails now: content by path. */
  cut(loss: Loss, random: () => number): Map<string, Buffer> {
    const keeps = (): boolean => loss === 'some' && random() < 0.5;
    const names = new Map(this.#durableNames);
    for (const [name, entry] of this.#names) {
      if (names.get(name) !== entry && keeps()) names.set(name, entry);
    }
    for (const name of this.#durableNames.keys()) {
      if (!this.#names.has(name) && keeps()) names.delete(name);
    }
    const files = new Map<string, Buffer>();
    for (const [name, entry] of names) {
      if (entry === 'folder' || !this.#isReachable(name, names)) continue;
      const changes = entry.pending.filter(keeps).map((change) => torn(change, random));
      files.set(name, apply(entry.durable, changes));
    }
    return files;
  }

  #contentOf(file: string): Content {
    const entry = this.#names.get(file);
    if (entry === undefined || entry === 'folder') throw new Error(`${file} was not made.`);
    return entry;
  }

  /** @returns its end: only what was there at its beginning is certain then */
  #beginSync(file: string): () => void {
    const entry = this.#names.get(file);
    if (entry !== undefined && entry !== 'folder') {
      const covered = new Set(entry.pending);
      return () => {
        entry.durable = apply(
          entry.durable,
          entry.pending.filter((change) => covered.has(change)),
        );
        entry.pending = entry.pending.filter((change) => !covered.has(change));
      };
    }
    if (!this.#keepsNames) return () => undefined;
    const isIn = (name: string): boolean => path.dirname(name) === file;
    const covered = [...this.#names].filter(([name]) => isIn(name));
    this.#syncCount += 1;
    const begunAs = this.#syncCount;
    return () => {
      if ((this.#namesAsOf.get(file) ?? 0) > begunAs) return;
      this.#namesAsOf.set(file, begunAs);
      for (const name of [...this.#durableNames.keys()].filter(isIn)) {
        this.#durableNames.delete(name);
      }
      for (const [name, made] of covered) this.#durableNames.set(name, made);
    };
  }

  #isReachable(name: string, names: ReadonlyMap<string, Entry>): boolean {
    const folder = path.dirname(name);
    return (
      folder === this.#root || (names.get(folder) === 'folder' && this.#isReachable(folder, names))
    );
  }
}

function whole({ durable, pending }: Content): Buffer {
  return apply(durable, pending);
}

function apply(start: Buffer, changes: readonly Change[]): Buffer {
  let content = start;
  let isOwn = false;
  for (const change of changes) {
    const size =
      'size' in change ? change.size : Math.max(content.length, change.at + change.bytes.length);
    if (size !== content.length || !isOwn) {
      const grown = Buffer.alloc(size);
      content.copy(grown, 0, 0, Math.min(size, content.length));
      content = grown;
      isOwn = true;
    }
    if ('bytes' in change) change.bytes.copy(content, change.at);
  }
  return content;
}

/** A write of several sectors may have reached the disk in part. */
function torn(change: Change, random: () => number): Change {
  if ('size' in change || change.bytes.length <= SECTOR_BYTES || random() < 0.5) return change;
  const sectors = Math.ceil(change.bytes.length / SECTOR_BYTES);
  const kept = Math.floor(random() * sectors) * SECTOR_BYTES;
  return { at: change.at, bytes: change.bytes.subarray(0, kept) };
}
