import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { measure } from '../../analytics/measure.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import {
  MARGIN_HEADING_ID,
  personAt,
  sayMark,
  tabId,
  type AssessmentWords,
  type SheetRow,
} from './sheet-words.ts';

/** The notes that were written, by the id of their mark. */
export type SheetNotes = ReadonlyMap<string, string>;

interface Sheet {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly notes: SheetNotes;
  /** The change that was made last, for who does not see the margin. */
  readonly said: string;
  /** The visitor's own day; empty until the page is alive. */
  readonly today: string;
  readonly readNote: (mark: string, note: string) => void;
  readonly readMark: (row: SheetRow, isMarked: boolean) => void;
  readonly clear: () => void;
}

/** What stood in the fields as the page was left: in memory, so that a step to another page and back keeps it until this one is loaded anew. */
let left: readonly Pick<HTMLInputElement, 'checked' | 'value'>[] = [];

/** What the sheet does beyond its stylesheet: notes are copied into the margin, changes are said. It lives in memory and nowhere else. */
export function useSheet(page: AssessmentWords): Sheet {
  const form = useRef<HTMLFormElement>(null);
  const [notes, setNotes] = useState<SheetNotes>(new Map());
  const [said, setSaid] = useState('');
  const isAlive = useIsAlive();
  const { hash } = useLocation();
  const { people } = page.sheet;

  useLayoutEffect(() => {
    // The tabs above the form too.
    const fields = [...(form.current?.parentElement?.querySelectorAll('input') ?? [])];
    for (const [index, field] of fields.entries()) Object.assign(field, left[index]);
    return () => {
      left = fields.map(({ checked, value }) => ({ checked, value }));
    };
  }, []);

  useEffect(() => {
    const person = personAt(people, hash);
    const tab = person && document.getElementById(tabId(person));
    if (!person || !(tab instanceof HTMLInputElement)) return;
    tab.checked = true;
    document.getElementById(people[person].id)?.scrollIntoView();
  }, [people, hash]);

  useEffect(() => {
    // A sheet has no last question: it is done when it is printed. That alone is measured, marked or empty.
    const measurePrint = () => measure('assessment_completed', 'airway');
    window.addEventListener('beforeprint', measurePrint, { once: true });
    return () => window.removeEventListener('beforeprint', measurePrint);
  }, []);

  useEffect(() => {
    // What was written before the page was alive.
    const fields = form.current?.querySelectorAll<HTMLInputElement>('[data-note]') ?? [];
    setNotes(new Map([...fields].map((field) => [field.dataset.note ?? '', field.value])));
  }, []);

  return {
    form,
    notes,
    said,
    today: isAlive ? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format() : '',
    readNote: (mark, note) => setNotes((before) => new Map(before).set(mark, note)),
    readMark: (row, isMarked) => setSaid(sayMark(page, row, isMarked)),
    clear: () => {
      setNotes(new Map());
      setSaid(page.margin.cleared);
      // The button goes with the marks, and the focus would go with it.
      document.getElementById(MARGIN_HEADING_ID)?.focus();
    },
  };
}
