import { DAY_FIELD, TIME_FIELD } from '../../domain/intake/wire.ts';
import { startOf } from '../../domain/scheduling/offered-slots.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';

/**
 * A form without script names a day and a clock time in two fields; the contract has one. Where both are there and the one is not,
 * they become it.
 */
export function withStart(rules: OpeningRules, input: unknown): unknown {
  if (
    typeof input !== 'object' ||
    input === null ||
    !(DAY_FIELD in input) ||
    !(TIME_FIELD in input)
  ) {
    return input;
  }
  const { [DAY_FIELD]: day, [TIME_FIELD]: time, ...fields } = input;
  if ('startsAt' in fields || typeof day !== 'string' || typeof time !== 'string') return input;
  return { ...fields, startsAt: startOf(rules, day, time) };
}

/** A form sends every field as a text; the contract has a number where the state is named that the form showed. */
export function withSequence(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('sequence' in input)) return input;
  const { sequence } = input;
  if (typeof sequence !== 'string' || !/^\d{1,6}$/.test(sequence)) return input;
  return { ...input, sequence: Number(sequence) };
}
