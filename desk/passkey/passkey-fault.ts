import { NOT_OPENED } from '../../domain/desk/not-opened.ts';
import { DeskError } from '../api/ask-server.ts';
import { CannotKeepKeyError } from './ask-passkey.ts';

/** What is said when a passkey was not made or did not open the desk. */
export function sayPasskeyFault(error: unknown, isNew: boolean): string {
  if (error instanceof DeskError) return error.message;
  if (error instanceof CannotKeepKeyError) {
    return 'This computer’s lock can sign you in, but it cannot keep the key. Use a phone or a security key, or go on with the sheet on this machine.';
  }
  if (isNew) return 'No passkey was made. Try once more.';
  return NOT_OPENED;
}
