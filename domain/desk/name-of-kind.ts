import { isRequestKind } from '../intake/kinds.ts';
import { REQUEST_KINDS } from '../intake/table-of-kinds.ts';
import type { EventType } from '../scheduling/event-types.ts';

/** The visits as the desk calls them. */
const VISITS: Readonly<Record<EventType, string>> = {
  'smile-blueprint': 'Smile Blueprint',
  'virtual-consult': 'Virtual consult',
};
const NAME_OF_VISIT: ReadonlyMap<string, string> = new Map(Object.entries(VISITS));

/** A card's kind as the desk calls it, and the mail to the practice, such as "Discovery call": a row in a list has little room. */
export function nameOfKind(kind: string): string {
  return isRequestKind(kind) ? REQUEST_KINDS[kind].deskName : (NAME_OF_VISIT.get(kind) ?? kind);
}
