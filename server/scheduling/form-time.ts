import { startOf } from '../../domain/scheduling/offered-slots.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';

/**
 * A form without script names a day and a clock time in two fields; the contract has one. Where both are there and the one is not,
 * they become it.
 */
export function withStart(rules: OpeningRules, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('day' in input) || !('time' in input)) {
    return input;
  }
  const { day, time, ...fields } = input;
  if ('startsAt' in fields || typeof day !== 'string' || typeof time !== 'string') return input;
  return { ...fields, startsAt: startOf(rules, day, time) };
}
