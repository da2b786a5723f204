import { NOT_OPENED } from '../../domain/desk/not-opened.ts';
import { Refusal, problemDetails } from '../problem-details.ts';

/** How the desk turns something down: the status, and the sentence for whoever sits there. */

/** For what has no refusal of its own. @param sentence shown at the desk as it is */
export function refuseDesk(status: number, sentence: string): Refusal {
  return new Refusal(problemDetails(status, sentence));
}

/** What was sent is not what the desk's own page sends. */
export function refuseForm(): Refusal {
  return refuseDesk(
    422,
    'The desk sent something that its server does not know. Load the page again.',
  );
}

/** 403 for a request by another host's name, for data that another site's page asks for, and for a change from another origin (desk-guard.ts). */
export function refuseOtherOrigin(): Refusal {
  return refuseDesk(403, 'The desk answers its own pages alone.');
}

/** No such person, passkey or answer; which of them is not said. */
export function refuseSignIn(): Refusal {
  return refuseDesk(403, NOT_OPENED);
}
