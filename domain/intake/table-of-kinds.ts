import { DISCOVERY_CALL } from './kinds/discovery-call.ts';
import type { KindOfRequest } from './kinds/kind-of-request.ts';
import { VIRTUAL_CONSULTATION } from './kinds/virtual-consultation.ts';
import { WEEKEND_APPOINTMENT } from './kinds/weekend-appointment.ts';
import { isRequestKind, type RequestKind } from './kinds.ts';

/** What each kind of request asks and says. Schema, forms, pages, server and desk go by it; a kind that is missing here does not compile. */
export const REQUEST_KINDS: Readonly<Record<RequestKind, KindOfRequest>> = {
  'discovery-call': DISCOVERY_CALL,
  'virtual-consultation': VIRTUAL_CONSULTATION,
  'weekend-appointment': WEEKEND_APPOINTMENT,
};

/** Whether somebody asked for a time on a weekend. @param kind a card's, which may be an appointment's too */
export function asksForWeekend(kind: string): boolean {
  return isRequestKind(kind) && REQUEST_KINDS[kind].isForWeekend;
}
