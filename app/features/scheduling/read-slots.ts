import type { Slot } from '../../../domain/scheduling/slot.ts';

/** The slots in what an address answered; whatever has not their form is left out. */
export function readSlots(value: unknown): Slot[] {
  return Array.isArray(value) ? value.filter(isSlot) : [];
}

/** Whether a value has a slot's two ends. */
export function isSlot(value: unknown): value is Slot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'startsAt' in value &&
    typeof value.startsAt === 'string' &&
    'endsAt' in value &&
    typeof value.endsAt === 'string'
  );
}
