import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LetterBlanks } from '../../../domain/community/sponsorship-letter.ts';

/** What was written last: in memory, so that a step to another page and back keeps it until this one is loaded anew. */
let written: LetterBlanks | null = null;

const EMPTY: LetterBlanks = { who: '', help: '', purpose: '', people: '', day: '' };

/**
 * What stands in the letter's blanks. They are the browser's own, so that what was typed before the page came alive stays.
 *
 * @returns the form of the blanks, what is in them, and what to call when something was typed
 */
export function useLetter(): [RefObject<HTMLFormElement | null>, LetterBlanks, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [blanks, setBlanks] = useState(EMPTY);
  const read = () => {
    if (!form.current) return;
    written = blanksOf(new FormData(form.current));
    setBlanks(written);
  };
  useEffect(() => {
    if (form.current && written) fillIn(form.current, written);
    read();
  }, []);
  return [form, blanks, read];
}

/** Where something stands already, it was typed since. */
function fillIn({ elements }: HTMLFormElement, blanks: LetterBlanks): void {
  for (const [name, text] of Object.entries(blanks)) {
    const blank = elements.namedItem(name);
    const isBlank = blank instanceof HTMLTextAreaElement || blank instanceof HTMLInputElement;
    if (isBlank && blank.value === '') blank.value = text;
  }
}

function blanksOf(data: FormData): LetterBlanks {
  const one = (name: keyof LetterBlanks) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    who: one('who'),
    help: one('help'),
    purpose: one('purpose'),
    people: one('people'),
    day: one('day'),
  };
}
