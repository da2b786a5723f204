import { EVENT_TYPES, type EventType } from './event-types.ts';

const purposeOf = (event: EventType) =>
  EVENT_TYPES[event].hasFee ? 'the forms before your visit' : 'the link for the conversation';

/** Why a booking asks for an e-mail address, as a sentence beside the field. */
export function emailReason(event: EventType): string {
  return `For ${purposeOf(event)}.`;
}

/**
 * Whether a letter confirms a booking, with `{to}` where the address that was typed stands: a slip in it is seen there. Where no letter does, what it
 * was asked for, since somebody has just written it.
 *
 * @param isConfirmedByMail whether this server sends confirmations
 */
export function confirmationNote(event: EventType, isConfirmedByMail: boolean): string {
  return isConfirmedByMail
    ? 'A confirmation is on its way to {to}. If it does not come, your time is still booked.'
    : `We send no confirmation by e-mail: your address, {to}, is for ${purposeOf(event)}.${EVENT_TYPES[event].hasFee ? '' : ' If it does not come in time, please call us.'}`;
}
