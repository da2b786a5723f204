import { readDraft, type Draft } from '../../domain/desk/draft.ts';
import { fromBase64, toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';

/** The note that somebody was writing when the desk locked, and the letters that were begun. Sealed, on this machine. */
const PLACE = 'desk-draft';

/** Seals a draft and keeps it until the desk is opened again. */
export async function keepDraft(key: PracticeKey, draft: Draft): Promise<void> {
  if (draft.text.trim() === '' && (draft.letters ?? []).length === 0) return;
  localStorage.setItem(PLACE, toBase64(await key.sealText(JSON.stringify(draft))));
}

/** Opens the draft that is kept, and forgets it; undefined where there is none that this key opens. */
export async function takeDraft(key: PracticeKey): Promise<Draft | undefined> {
  const sealed = localStorage.getItem(PLACE);
  if (sealed === null) return undefined;
  localStorage.removeItem(PLACE);
  try {
    return readDraft(await key.openText(fromBase64(sealed)));
  } catch {
    return undefined;
  }
}
