import { appointmentPathsOf } from '../../../../domain/intake/wire.ts';
import type { AppointmentView } from '../../../../domain/scheduling/appointment-view.ts';
import { isEventType } from '../../../../domain/scheduling/event-types.ts';
import { readProblem } from '../../../request/read-problem.ts';
import { RequestError, requestJson } from '../../../request/request-json.ts';
import { isSlot } from '../read-slots.ts';

/** What came of a change that was asked for. */
export type ChangeOutcome =
  | { readonly kind: 'done'; readonly view: AppointmentView }
  /** It cannot be done, or no longer: the appointment may stand otherwise than is shown. */
  | {
      readonly kind: 'refused';
      readonly text: string;
      /** What the answer says besides. */
      readonly extra: Readonly<Record<string, unknown>>;
    }
  /** The server did not take it, whatever was asked for: nothing is changed by this try. */
  | { readonly kind: 'turned-away' }
  /** Nothing is known to have arrived. */
  | { readonly kind: 'failed' };

/** Whether an answer is an appointment's state. */
export function isAppointmentView(value: unknown): value is AppointmentView {
  return (
    isSlot(value) &&
    'id' in value &&
    typeof value.id === 'string' &&
    'event' in value &&
    isEventType(value.event) &&
    'status' in value &&
    (value.status === 'booked' || value.status === 'cancelled') &&
    'isCancelledByUs' in value &&
    typeof value.isCancelledByUs === 'boolean' &&
    'sequence' in value &&
    typeof value.sequence === 'number' &&
    'canReschedule' in value &&
    'rescheduleUntil' in value &&
    typeof value.rescheduleUntil === 'string'
  );
}

/** Cancels; the same however often it is asked. */
export function cancelAppointment(token: string): Promise<ChangeOutcome> {
  return changeAppointment(appointmentPathsOf(token).cancel, {});
}

/** Asks for a change of an appointment. @param url what is asked for */
export async function changeAppointment(url: string, body: object): Promise<ChangeOutcome> {
  try {
    const view = await requestJson('POST', url, body);
    return isAppointmentView(view) ? { kind: 'done', view } : { kind: 'failed' };
  } catch (error) {
    if (!(error instanceof RequestError)) return { kind: 'failed' };
    const { messages, detail, extra } = readProblem(error.body);
    const text = Object.values(messages).at(0) ?? detail;
    if (text !== null && error.status < 500) return { kind: 'refused', text, extra };
    // The server says it only where nothing is stored; no proxy does.
    return { kind: 'retryAfterSeconds' in extra ? 'turned-away' : 'failed' };
  }
}
