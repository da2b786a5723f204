import type { LetterDraft } from '../../domain/desk/draft.ts';
import { hasNoLine } from '../api/ask-server.ts';

/** Why a letter could not be made ready, or be sent. */
export function sentenceOf(error: unknown): string {
  if (hasNoLine(error)) {
    return 'There is no connection to the desk’s server. The letter stays here: send it again when the line is back.';
  }
  return error instanceof Error ? error.message : 'It did not work. Try again.';
}

/**
 * What is to be known of a letter that was sent without an answer.
 *
 * @param isStored whether the card's history has a letter of an id
 * @returns empty where nothing is
 */
export function sayUnanswered(
  { id, unansweredId }: Pick<LetterDraft, 'id' | 'unansweredId'>,
  isStored: (id: string) => boolean,
): string {
  if (unansweredId === id) {
    return 'No answer came when it was sent, so it may have gone. Sent again as it stands, it goes once.';
  }
  return unansweredId !== undefined && isStored(unansweredId)
    ? 'It was sent as it stood before, and stands so in the history: this would be a second letter.'
    : '';
}
