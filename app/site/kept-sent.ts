import type { RequestReceipt, SentRequest } from '../../domain/intake/frame-messages.ts';
import { englishPathOf } from '../../domain/languages/page-languages.ts';
import { keepInTab, keptInTab } from './kept-in-tab.ts';

/** What was sent of a form: the last one of each, by the address of its English page; all of it in memory, as long as this page lives. */
const sent = new Map<string, SentRequest>();
const listeners = new Set<() => void>();

/** Over the longest weekend, too, it is answered by then. */
const KEPT_MS = 4 * 86_400_000;

/**
 * Keeps what was sent, so that its number can be found again: on the page where it was asked for, in the form's other language, and in this tab after
 * a reload. That needs no word of theirs: of who sent it, and of what, the tab keeps nothing.
 *
 * @param path of the form's page, in either language
 */
export function keepSent(path: string, request: SentRequest): void {
  const form = englishPathOf(path);
  sent.set(form, request);
  const { receipt, afterwards, photoCount } = request;
  keepInTab(placeOf(form), receipt && { receipt, afterwards, photoCount });
  for (const listener of listeners) listener();
}

/** Keeps the receipt alone, as a reload leaves it. @param path as above */
export function keepReceipt(path: string, { receipt, afterwards, photoCount }: SentRequest): void {
  keepSent(path, { receipt, afterwards, photoCount, email: '', copy: [] });
}

/**
 * Says when something was sent.
 *
 * @returns ends it
 */
export function hearSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was sent of a form: all of it as long as this page lives, and its receipt after a reload; null where nothing was. */
export function keptSent(path: string): SentRequest | null {
  const form = englishPathOf(path);
  const known = sent.get(form) ?? sentBeforeReload(form);
  // The same each time that it is asked for.
  if (known) sent.set(form, known);
  return known;
}

/** As a page is built. */
export const nothingSent = (): SentRequest | null => null;

const placeOf = (form: string): string => `sent ${form}`;

function sentBeforeReload(form: string): SentRequest | null {
  const { receipt, afterwards, photoCount } = keptInTab(placeOf(form));
  if (!isReceipt(receipt)) return null;
  return {
    afterwards: typeof afterwards === 'string' ? afterwards : null,
    receipt,
    email: '',
    photoCount: Number(photoCount),
    copy: [],
  };
}

function isReceipt(value: unknown): value is RequestReceipt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'number' in value &&
    typeof value.number === 'string' &&
    'receivedAt' in value &&
    Date.parse(String(value.receivedAt)) + KEPT_MS > Date.now()
  );
}
