import { holds, parseRecord, type ConsentRecord } from '../../domain/measurement/consent-record.ts';
import type { Purpose } from '../../domain/measurement/purposes.ts';
import { isGlobalPrivacyControlOn } from './browser-signals.ts';
import { readPageMark } from './read-page-mark.ts';

/** Where the browser keeps the choice. Nothing else of the site's stands there, and nothing at all before there was a choice. */
const STORAGE_KEY = 'cookie-choice';

/** How it stands with the visitor's consent. */
export interface ConsentState {
  /** What there is to say yes or no to. */
  readonly offered: readonly Purpose[];
  /** What may run now. */
  readonly granted: readonly Purpose[];
  /** What was decided, while it holds. */
  readonly record: ConsentRecord | null;
  /** The browser says no to everything by itself. */
  readonly isRefusedBySignal: boolean;
  /** Whether the visitor is to be asked. */
  readonly isOpen: boolean;
}

let state: ConsentState | null = null;
/** Where nothing can be kept, the choice holds for as long as this page lives. */
let unkept: ConsentRecord | null = null;
/** What the browser kept when it was last looked at. */
let seen: string | null = null;
const listeners = new Set<() => void>();

/** How it stands; read anew at each change alone. */
export function consentState(): ConsentState {
  state ??= readState();
  return state;
}

/** Calls back at each change, also at one in another tab or on a page that the visitor has come back from; the answer ends it. */
export function followConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', refreshFromStorage);
    window.addEventListener('pageshow', refreshOnReturn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', refreshFromStorage);
    window.removeEventListener('pageshow', refreshOnReturn);
  };
}

/** Keeps a decision, which holds at once. What is not granted is refused. */
export function decide(granted: readonly Purpose[]): void {
  const { offered } = consentState();
  const record = { decidedOn: visitorsDay(), offered, granted };
  unkept = record;
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // Denied or full.
  }
  refresh();
}

function readState(): ConsentState {
  const { purposes: offered } = readPageMark();
  const isRefusedBySignal = isGlobalPrivacyControlOn();
  seen = readKept();
  // The last word counts, also where it could not be written over the one before.
  const kept = unkept ?? parseRecord(seen);
  const record = holds(kept, offered, visitorsDay()) ? kept : null;
  const granted =
    record === null || isRefusedBySignal
      ? []
      : offered.filter((purpose) => record.granted.includes(purpose));
  const isOpen = offered.length > 0 && record === null && !isRefusedBySignal;
  return { offered, granted, record, isRefusedBySignal, isOpen };
}

function readKept(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function refreshFromStorage({ key }: StorageEvent): void {
  // Without a key everything was cleared.
  if (key !== null && key !== STORAGE_KEY) return;
  unkept = null;
  refresh();
}

/** A page that waits to be gone back to is not told what is decided meanwhile. */
function refreshOnReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  if (readKept() !== seen) unkept = null;
  refresh();
}

function refresh(): void {
  state = readState();
  for (const listener of listeners) listener();
}

/** The visitor's own calendar day, as 2026-12-25. */
function visitorsDay(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
