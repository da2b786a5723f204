import { PURPOSES, type Purpose } from './purposes.ts';

/** What a visitor decided, as their own browser keeps it. A day and two words: nothing that tells one visitor from another. */
export interface ConsentRecord {
  /** Of the visitor's calendar, as 2026-12-25. */
  readonly decidedOn: string;
  /** What was asked about. */
  readonly offered: readonly Purpose[];
  /** What they said yes to. */
  readonly granted: readonly Purpose[];
}

/** A choice is asked for again after half a year, whatever it was. */
const CHOICE_LIFE_DAYS = 182;

const DAY_MS = 24 * 3_600 * 1_000;

/** Reads a record as it was kept; null for what is none, since what a browser keeps can be edited, cut or of another version. */
export function parseRecord(text: string | null): ConsentRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { decidedOn, offered, granted } = value as Record<string, unknown>;
  if (typeof decidedOn !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(decidedOn)) return null;
  if (Number.isNaN(Date.parse(decidedOn))) return null;
  if (!arePurposes(offered) || !arePurposes(granted)) return null;
  return { decidedOn, offered, granted: granted.filter((purpose) => offered.includes(purpose)) };
}

/**
 * Whether a choice still holds: made within half a year, and about everything that is offered now.
 *
 * @param today the visitor's day
 */
export function holds(
  record: ConsentRecord | null,
  offered: readonly Purpose[],
  today: string,
): record is ConsentRecord {
  if (record === null) return false;
  const age = ageInDays(record, today);
  // A clock that was set back must not make a choice last for ever.
  if (age < -1 || age >= CHOICE_LIFE_DAYS) return false;
  return offered.every((purpose) => record.offered.includes(purpose));
}

/** How many days ago it was made. */
export function ageInDays({ decidedOn }: ConsentRecord, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(decidedOn)) / DAY_MS);
}

/** The day from which it is asked for again. */
export function askedAgainOn({ decidedOn }: ConsentRecord): string {
  const day = new Date(Date.parse(decidedOn) + CHOICE_LIFE_DAYS * DAY_MS);
  return day.toISOString().slice(0, 10);
}

function arePurposes(value: unknown): value is readonly Purpose[] {
  return (
    Array.isArray(value) && value.every((one) => (PURPOSES as readonly unknown[]).includes(one))
  );
}
