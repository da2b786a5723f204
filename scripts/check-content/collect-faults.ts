import { ContentError } from '../../app/content/content-error.server.ts';

/** Gathers what is wrong over many files, so that one run shows all there is to mend. */
export interface FaultCollector {
  readonly faults: ReadonlySet<string>;
  add(faults: readonly string[]): void;
  /** What a loader gives, or undefined with its faults noted. What depends on it is then left alone: its faults would be no others. */
  read<Value>(load: () => Value): Value | undefined;
  /** The same of a loader that takes its time. */
  measure<Value>(load: () => Promise<Value>): Promise<Value | undefined>;
}

/**
 * One a run. A fault that several files lead to is kept once. What is thrown and is no ContentError is a fault of the program, and
 * is not caught.
 */
export function createCollector(): FaultCollector {
  const faults = new Set<string>();
  const add = (more: readonly string[]): void => more.forEach((fault) => faults.add(fault));
  const note = (error: unknown): undefined => {
    if (!(error instanceof ContentError)) throw error;
    add(error.message.split('\n'));
    return undefined;
  };
  return {
    faults,
    add,
    read: (load) => {
      try {
        return load();
      } catch (error) {
        return note(error);
      }
    },
    measure: (load) => load().catch(note),
  };
}
