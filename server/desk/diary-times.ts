import * as z from 'zod';
import { readDiarySlot } from '../../domain/scheduling/diary-slot.ts';
import { EVENT_TYPES, type EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk, refuseForm } from './desk-refusals.ts';
import type { DeskSession } from './sessions.ts';

const MINUTE_MS = 60_000;

/** The browser's clock may differ from the server's by so much, when it seals what it makes or says until when times are held. */
export const CLOCK_GAP_MS = 10 * MINUTE_MS;

/** A slot as the desk's page writes it. */
export const slotForm = { startsAt: z.string().max(40), endsAt: z.string().max(40) };

/**
 * A time that staff may write in: one of the diary's, not begun, and as long as the event.
 *
 * @throws Refusal 422
 */
export function requireSlot(
  { practice, now }: Pick<DeskDependencies, 'practice' | 'now'>,
  sent: Slot,
  event?: EventType,
): Slot {
  const slot = readDiarySlot(practice.opening, sent);
  if (slot === undefined) throw refuseForm();
  const minutes = (Date.parse(slot.endsAt) - Date.parse(slot.startsAt)) / MINUTE_MS;
  if (event !== undefined && minutes !== EVENT_TYPES[event].durationMinutes) throw refuseForm();
  if (Date.parse(slot.startsAt) <= now().getTime()) {
    throw refuseDesk(422, 'That time has come already. Choose one that is still to come.');
  }
  return slot;
}

/** 409 where one of the times that were asked for is an appointment's, a block's or a letter's by now: none of them is stored. */
export function refuseTakenTime() {
  return refuseDesk(
    409,
    'A part of that time was taken a moment ago. Nothing was changed; choose another.',
  );
}

/** 403 for a dentist who would change a visit, or times that a colleague keeps free. */
export function refuseRole() {
  return refuseDesk(
    403,
    'Coordinators and schedulers change this. Ask one of them, or who may add people to change your role.',
  );
}

/** 409 where an appointment was moved or cancelled since the desk's page read it. */
export function refuseStale() {
  return refuseDesk(
    409,
    'It was changed a moment ago, by the visitor or a colleague. Look at its time again.',
  );
}

/**
 * What a browser makes is sealed with its moment: whoever reads the card later compares the two.
 *
 * @throws Refusal 422 for a clock that is wrong
 */
export function requireRightClock(receivedAt: string, now: Date): void {
  if (Math.abs(Date.parse(receivedAt) - now.getTime()) <= CLOCK_GAP_MS) return;
  throw refuseDesk(
    422,
    'This machine’s clock is more than ten minutes wrong. Set it, and load the page again.',
  );
}

/** Dentists write their own blocks; whose a visit is and when belongs to the front desk. @throws Refusal 403 */
export function requireDiaryRole({ role }: DeskSession): void {
  if (role === 'dentist') throw refuseRole();
}
