import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Time first: the fields for the visitor's name open with the first time that is chosen. They stay open, whatever becomes of that time.
 *
 * @param startsAt the chosen time
 * @returns the fields' ref, and whether they are open
 */
export function useOpenEntry(startsAt: string | null): [RefObject<HTMLDivElement | null>, boolean] {
  const entry = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (startsAt !== null && !isOpen) setIsOpen(true);

  useLayoutEffect(() => {
    // Before the page was alive they were open, and a visitor may be in them.
    const fields = [...(entry.current?.querySelectorAll('input') ?? [])];
    const isTouched = fields.some(
      (field) =>
        field.matches(':focus, :checked') || (field.type !== 'checkbox' && field.value !== ''),
    );
    if (isTouched) setIsOpen(true);
  }, []);

  return [entry, isOpen];
}
