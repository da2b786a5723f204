import { isBegun, mergeDrafts, readDraft, type Draft } from '../../domain/desk/draft.ts';
import { fromBase64, toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';

/** What somebody was writing when the desk locked. Sealed, on this machine; until 2026-11-27 one draft for all tabs. */
const OLD_PLACE = 'desk-draft';
/** All tabs lock at once: each has a place of its own, so that none loses another's. Open beside the seal: when it was typed. */
const PREFIX = `${OLD_PLACE}.`;
/** More than there are tabs: what no key opens any more must not fill the browser's room. */
const MOST_KEPT = 20;

/** Seals a draft and keeps it until the desk is opened again. @returns false where something was begun and this browser keeps nothing: it is lost */
export async function keepDraft(key: PracticeKey, draft: Draft): Promise<boolean> {
  if (!isBegun(draft)) return true;
  try {
    const sealed = toBase64(await key.sealText(JSON.stringify(draft)));
    for (const place of placesKept().slice(0, 1 - MOST_KEPT)) localStorage.removeItem(place);
    localStorage.setItem(`${PREFIX}${draft.typedAt}.${crypto.randomUUID()}`, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Opens the drafts that are kept, puts them together, and forgets them; undefined where there is none that this key opens. What another key may open stays for that. */
export async function takeDraft(key: PracticeKey): Promise<Draft | undefined> {
  const taken: Draft[] = [];
  for (const place of placesKept()) {
    const draft = await takeFrom(place, key);
    if (draft !== undefined) taken.push(draft);
  }
  return taken.length === 0 ? undefined : mergeDrafts(taken);
}

async function takeFrom(place: string, key: PracticeKey): Promise<Draft | undefined> {
  const kept = localStorage.getItem(place);
  // Another tab has taken it.
  if (kept === null) return undefined;
  try {
    const opened = await key.openText(fromBase64(kept)).catch(() => undefined);
    // Sealed to another key, such as the one after this.
    if (opened === undefined) return undefined;
    const draft = readDraft(opened);
    localStorage.removeItem(place);
    return draft;
  } catch {
    // Not written by this desk, or not whole: no key makes a draft of it.
    localStorage.removeItem(place);
    return undefined;
  }
}

/** What was typed longest ago comes first. None also where this browser keeps nothing: the desk opens all the same. */
function placesKept(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((place) => place === OLD_PLACE || place.startsWith(PREFIX))
      .toSorted();
  } catch {
    return [];
  }
}
