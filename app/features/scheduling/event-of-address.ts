import { isEventType, type EventType } from '../../../domain/scheduling/event-types.ts';

/**
 * The kind of visit that an address asks for (`?event=smile-blueprint`); the short one where it asks for none.
 *
 * @param query what stands behind the address's path
 */
export function eventOfAddress(query: string): EventType {
  const name = new URLSearchParams(query).get('event');
  return isEventType(name) ? name : 'virtual-consult';
}
