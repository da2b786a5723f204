import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LetterBlanks } from '../../../domain/community/sponsorship-letter.ts';

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
    if (form.current) setBlanks(blanksOf(new FormData(form.current)));
  };
  useEffect(read, []);
  return [form, blanks, read];
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
