import type { SchedulingWords } from '../../../domain/content/scheduling-words.ts';

/** How many times of a day are free: `1 libre`, `3 libres`. */
export function sayFree({ oneFree, free }: SchedulingWords['days'], count: number): string {
  return count === 1 ? oneFree : free.replace('{count}', String(count));
}
