import { isRequestKind } from '../intake/kinds.ts';
import { REQUEST_KINDS } from '../intake/table-of-kinds.ts';
import type { EventType } from '../scheduling/event-types.ts';
import { CALLER } from './caller.ts';

/** The visits as the desk calls them. */
const VISITS: Readonly<Record<EventType, string>> = {
  'smile-blueprint': 'Smile Blueprint',
  'virtual-consult': 'Virtual consult',
};
/** What has a kind and is none of a request. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(VISITS),
  [CALLER, 'Phone call'],
]);

/** A card's kind as the desk calls it, and the mail to the practice, such as "Discovery call": a row in a list has little room. */
export function nameOfKind(kind: string): string {
  return isRequestKind(kind) ? REQUEST_KINDS[kind].deskName : (OTHER_NAMES.get(kind) ?? kind);
}
