import { isSameName } from '../../domain/desk/same-name.ts';
import { isSameSender } from '../../domain/desk/same-sender.ts';
import type { ForgottenAnswer } from '../../domain/desk/wire.ts';
import { DeskError, GONE, tellLong } from '../api/ask-server.ts';
import type { CardBox } from '../box/card-box.ts';
import type { KeptEntries } from '../box/kept-entries.ts';
import type { UntoldActs } from '../box/untold-acts.ts';
import type { DraftPlace } from '../waiting/draft-context.ts';

/** Where this machine has something of a card. */
interface ForgettingPlace {
  readonly box: CardBox;
  readonly kept: KeptEntries;
  readonly untold: UntoldActs;
  readonly drafts: DraftPlace | null;
}

/** What is known where no answer says it: only that they are gone. */
export const GONE_UNSEEN: ForgottenAnswer = { arePhotosLeft: false, photosAbsent: 0 };

/**
 * Forgets a card and others of the same person, on the server and on this machine. That the server knows none of them any more is no fault: the answer of a
 * try before was lost, or a colleague was quicker.
 *
 * @param names of the card that was asked for first
 * @throws DeskError where nothing was forgotten
 */
export async function forgetCards(
  place: ForgettingPlace,
  [name = '', ...also]: readonly string[],
): Promise<ForgottenAnswer> {
  const answer = await tellLong<ForgottenAnswer>(`/api/cards/${name}/forget`, { also }).catch(
    (error: unknown): ForgottenAnswer => {
      if (!(error instanceof DeskError) || error.status !== GONE) throw error;
      return GONE_UNSEEN;
    },
  );
  for (const gone of [name, ...also]) dropHere(place, gone);
  return answer;
}

function dropHere({ box, kept, untold, drafts }: ForgettingPlace, name: string): void {
  kept.dropCard(name);
  for (const { id, card } of untold.all()) if (card === name) untold.drop(id);
  drafts?.forget(name);
  const { content } = box.find(name) ?? {};
  if (typeof content === 'object') {
    drafts?.forgetCallers((caller) => {
      if (isSameName(caller.name, content.name)) return true;
      // Half typed it may be theirs; a family that shares a number has other names.
      const begun = content.name.slice(0, caller.name.trim().length);
      return isSameSender(caller, content) && isSameName(caller.name, begun);
    });
  }
  box.remove(name);
}
