import type { EventType } from './event-types.ts';
import type { Slot } from './slot.ts';

/** What the link shows of an appointment: when it is and what for, never whose. */
export interface AppointmentView extends Slot {
  /** Names the entry in the visitor's calendar. */
  readonly id: string;
  /** What visitor and practice call it by, such as K7NP-3XR2; null where it has none. */
  readonly reference: string | null;
  readonly event: EventType;
  readonly status: 'booked' | 'cancelled';
  /** Whether it was the practice that cancelled it, of its own accord. */
  readonly isCancelledByUs: boolean;
  /** How often it was changed: 0 as booked. A change names the one that it has seen. */
  readonly sequence: number;
  /** Whether it may still be moved online. */
  readonly canReschedule: boolean;
  /** The last moment for that, ISO 8601 in UTC. */
  readonly rescheduleUntil: string;
}
