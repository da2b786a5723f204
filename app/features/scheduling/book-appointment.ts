import type { IntakeAppointment } from '../../../domain/intake/appointment-schema.ts';
import { letterLanguageOf } from '../../../domain/intake/letter-language.ts';
import { APPOINTMENTS_PATH, KEY_HEADER } from '../../../domain/intake/wire.ts';
import type { Slot } from '../../../domain/scheduling/slot.ts';
import { readProblem, type FieldMessages } from '../../request/read-problem.ts';
import { RequestError, requestJson } from '../../request/request-json.ts';
import { againFromOf, sayFailure } from '../embed/say-failure.ts';
import type { GuardValues } from '../../site/guard-fields.tsx';
import type { Failure } from '../../site/send-failure.tsx';
import { UNREACHABLE } from '../../site/form-words.ts';
import { linkOf, type Booking } from './booking.ts';
import { isSlot, readSlots } from './read-slots.ts';

export type BookOutcome =
  | { readonly kind: 'booked'; readonly booking: Booking; readonly isConfirmedByMail: boolean }
  /** Somebody else was quicker. */
  | { readonly kind: 'taken'; readonly alternatives: readonly Slot[] }
  /** The server refused fields that the browser had let pass. */
  | { readonly kind: 'refused'; readonly messages: FieldMessages }
  /** The server did not take it, whatever was in it: it is known not to be booked. */
  | ({ readonly kind: 'turned-away' } & Failure)
  /** Nothing is known to have arrived; the visitor can try again or call. */
  | ({ readonly kind: 'failed' } & Failure);

const TIME_TAKEN_STATUS = 409;
/** Without a fault in a field it says that the key is another booking's, which is made. */
const UNPROCESSABLE_STATUS = 422;
/** From here on the server itself may not know what became of it. */
const SERVER_FAULTS_FROM_STATUS = 500;

/**
 * Makes an appointment (product 7.6).
 *
 * @param key the same for every try of the same appointment, so that it is made once however often it is sent
 */
export async function bookAppointment(
  appointment: IntakeAppointment & GuardValues,
  key: string,
): Promise<BookOutcome> {
  try {
    const answer = await requestJson('POST', APPOINTMENTS_PATH, appointment, {
      [KEY_HEADER]: key,
    });
    if (!isSlot(answer) || !('id' in answer) || typeof answer.id !== 'string') {
      return { kind: 'failed', text: UNREACHABLE };
    }
    const { id, startsAt, endsAt } = answer;
    const { event, language } = appointment;
    const token = 'changeToken' in answer ? answer.changeToken : undefined;
    const link = linkOf(token, letterLanguageOf(language));
    const reference =
      'reference' in answer && typeof answer.reference === 'string' ? answer.reference : null;
    return {
      kind: 'booked',
      isConfirmedByMail: 'confirmation' in answer && answer.confirmation === 'e-mail',
      booking: { id, reference, event, startsAt, endsAt, status: 'booked', sequence: 0, link },
    };
  } catch (error) {
    if (!(error instanceof RequestError)) return { kind: 'failed', text: sayFailure(error) };
    const problem = readProblem(error.body);
    const { messages, detail, extra } = problem;
    if (error.status === TIME_TAKEN_STATUS) {
      return { kind: 'taken', alternatives: readSlots(extra['alternatives']) };
    }
    if (Object.keys(messages).length > 0) return { kind: 'refused', messages };
    const againFrom = againFromOf(problem);
    const isKnown =
      againFrom !== undefined ||
      (detail !== null &&
        error.status < SERVER_FAULTS_FROM_STATUS &&
        error.status !== UNPROCESSABLE_STATUS);
    return { kind: isKnown ? 'turned-away' : 'failed', text: sayFailure(error), againFrom };
  }
}
