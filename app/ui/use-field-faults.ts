import { useCallback, useRef, useState } from 'react';

/** A field's message, by the field's name, which is also its id. */
export type FieldMessages = Readonly<Record<string, string>>;

/** What is wrong with a form that was refused, and what is left of it. */
export interface FieldFaults {
  readonly messages: FieldMessages;
  /** How often the form was refused: each time the visitor is led to what is to mend. */
  readonly refusals: number;
  /** How many fields were wrong when it was refused. */
  readonly refusedCount: number;
}

/** Looks at a form's fields anew. */
export type FieldCheck = (fields: FormData) => FieldMessages;

const NO_FAULTS: FieldFaults = { messages: {}, refusals: 0, refusedCount: 0 };

/**
 * Keeps the faults of a form. A message leaves as soon as its field is mended; none comes before the form is sent again, since nobody likes to be
 * told off while typing.
 */
export function useFieldFaults(): {
  faults: FieldFaults;
  /** @param check what found the faults; none where the server did, and a message then leaves with the next change of its field */
  refuse: (messages: FieldMessages, check?: FieldCheck) => void;
  /** A field has changed. @param name its name */
  mend: (fields: FormData, name: string) => void;
  clear: () => void;
} {
  const [faults, setFaults] = useState(NO_FAULTS);
  const check = useRef<FieldCheck | undefined>(undefined);

  const refuse = useCallback((messages: FieldMessages, by?: FieldCheck) => {
    check.current = by;
    setFaults(({ refusals }) => ({
      messages,
      refusals: refusals + 1,
      refusedCount: Object.keys(messages).length,
    }));
  }, []);

  const mend = useCallback((fields: FormData, name: string) => {
    const found = check.current?.(fields);
    setFaults((before) => {
      const left = Object.entries(before.messages).flatMap(([field, message]) => {
        // A mended field may mend another: who chooses e-mail needs no phone number.
        const now = found ? found[field] : field === name ? undefined : message;
        return now === undefined ? [] : [[field, now] as const];
      });
      return { ...before, messages: Object.fromEntries(left) };
    });
  }, []);

  const clear = useCallback(() => {
    check.current = undefined;
    setFaults((before) => ({ ...before, messages: {}, refusedCount: 0 }));
  }, []);

  return { faults, refuse, mend, clear };
}
