import { callerContent } from '../../domain/desk/caller-words.ts';
import type { CallerDraft } from '../../domain/desk/draft.ts';
import type { CallerAnswer, SentCard } from '../../domain/desk/wire.ts';
import { ask, tell } from '../api/ask-server.ts';
import { toBase64 } from '../api/bytes.ts';
import type { OpenPlace } from './change-diary.ts';
import { putCard } from './fill-box.ts';
import { sealEntry } from './write-entry.ts';

/**
 * Seals a card for somebody who called, has it stored, and puts it among the others. Saved again as it stands, since its answer was lost, it is the same
 * card.
 *
 * @returns its name
 * @throws DeskError where it was not stored, or nobody knows
 */
export async function saveCaller({ box, key }: OpenPlace, caller: CallerDraft): Promise<string> {
  const { id } = caller;
  const receivedAt = new Date().toISOString();
  const sealed = await key.sealText(JSON.stringify(callerContent(caller, { id, receivedAt })));
  const called = await sealEntry(key, { id }, { is: 'called' });
  const { name, entry } = await tell<CallerAnswer>('/api/callers', {
    id,
    receivedAt,
    sealed: toBase64(sealed),
    entry: called.sent,
  });
  const card = await ask<SentCard>(`/api/cards/${name}`);
  // Of one that was stored before, who took the call comes with the next news.
  if (entry !== null) box.addEntry(name, { ...called.entry, ...entry });
  await putCard(box, key, card, false);
  box.tell();
  return name;
}
