import type { RequestKind } from '../intake/kinds.ts';
import type { EventType } from '../scheduling/event-types.ts';

/** The kinds as the desk calls them, and the mail to the practice: a row in a list has little room. A kind without a name here does not compile. */
const KINDS: Readonly<Record<RequestKind | EventType, string>> = {
  'discovery-call': 'Discovery call',
  'virtual-consultation': 'Virtual consultation',
  'weekend-appointment': 'Weekend request',
  'smile-blueprint': 'Smile Blueprint',
  'virtual-consult': 'Virtual consult',
};
const NAME_OF_KIND: ReadonlyMap<string, string> = new Map(Object.entries(KINDS));

/** "Discovery call" */
export function nameOfKind(kind: string): string {
  return NAME_OF_KIND.get(kind) ?? kind;
}
