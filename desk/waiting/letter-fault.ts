import { hasNoLine } from '../api/ask-server.ts';

/** Why a letter could not be made ready, or be sent. */
export function sentenceOf(error: unknown): string {
  if (hasNoLine(error)) {
    return 'There is no connection to the desk’s server. The letter stays here: send it again when the line is back.';
  }
  return error instanceof Error ? error.message : 'It did not work. Try again.';
}
