import { readDraft, type Draft } from '../../domain/desk/draft.ts';
import { fromBase64, toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';

/** What somebody was writing when the desk locked. Sealed, on this machine. */
const PLACE = 'desk-draft';

/** Seals a draft and keeps it until the desk is opened again. @returns false where something was being written and this browser keeps nothing: it is lost */
export async function keepDraft(key: PracticeKey, draft: Draft): Promise<boolean> {
  const { notes, fields, letters } = draft;
  if (notes.length + fields.length + letters.length === 0) return true;
  try {
    localStorage.setItem(PLACE, toBase64(await key.sealText(JSON.stringify(draft))));
    return true;
  } catch {
    return false;
  }
}

/** Opens the draft that is kept, and forgets it; undefined where there is none that this key opens. What another key may open stays for that. */
export async function takeDraft(key: PracticeKey): Promise<Draft | undefined> {
  const kept = readKept();
  if (kept === null) return undefined;
  try {
    const opened = await key.openText(fromBase64(kept)).catch(() => undefined);
    // Sealed to another key, such as the one after this: the next draft takes its place, and nothing else.
    if (opened === undefined) return undefined;
    const draft = readDraft(opened);
    forget(kept);
    return draft;
  } catch {
    // Not written by this desk, or not whole: no key makes a draft of it.
    forget(kept);
    return undefined;
  }
}

/** Null also where this browser keeps nothing: the desk opens all the same. */
function readKept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** A draft that was kept meanwhile is another one, and stays. */
function forget(kept: string): void {
  if (readKept() === kept) localStorage.removeItem(PLACE);
}
