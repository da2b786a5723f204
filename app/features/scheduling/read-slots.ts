import type { Slot } from '../../../domain/scheduling/slot.ts';

/** The slots in what an address answered; whatever has not their form is left out. */
export function readSlots(value: unknown): Slot[] {
  return Array.isArray(value) ? value.filter(isSlot) : [];
}

/** What stands where the slots' address answers with its slots. */
export function slotsIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'slots' in answer ? answer.slots : [];
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
