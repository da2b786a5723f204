import { EVENT_NAMES, isEventType, type EventType } from '../scheduling/event-types.ts';
import type { CardContent, CardFault, CardRow } from './card-content.ts';

/** The kind of a card that the desk makes for somebody who has called. None of a request: the site takes in none of it (REQUEST_KIND_NAMES). */
export const CALLER = 'caller';

/** What they may have called about; whatever else it was stands in the note. */
export const CALLED_ABOUT: readonly string[] = [
  ...EVENT_NAMES,
  'weekend-appointment',
  'discovery-call',
];

interface Asking {
  readonly row: CardRow;
  readonly content: CardContent | CardFault;
}

/** What a card asks for: its kind, or what somebody has called about. */
export function askedFor({ row, content }: Asking): string {
  if (row.kind !== CALLER || typeof content !== 'object') return row.kind;
  return content.calledAbout ?? row.kind;
}

/** Which visit somebody has called about; undefined for every other card. */
export function visitCalledAbout(card: Asking): EventType | undefined {
  const about = askedFor(card);
  return card.row.kind === CALLER && isEventType(about) ? about : undefined;
}
