import { isRequestKind, type RequestKind } from '../intake/kinds.ts';

/** For which kinds the desk looks for a time among weekends, and not among the days that visitors can book. */
const ON_WEEKENDS: Readonly<Record<RequestKind, boolean>> = {
  'discovery-call': false,
  'virtual-consultation': false,
  'weekend-appointment': true,
};

/** Whether somebody asked for a time on a weekend. @param kind a card's, which may be an appointment's too */
export function asksForWeekend(kind: string): boolean {
  return isRequestKind(kind) && ON_WEEKENDS[kind];
}
