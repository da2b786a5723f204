import { useEffect, useRef, type RefObject } from 'react';
import type { RequestDraft } from '../../../domain/intake/frame-messages.ts';
import { hearParent, tellParent } from './framed-page.ts';

/** What a visitor types; consent is given anew each time. */
const KEPT_FIELDS = ['name', 'email', 'phone', 'message'] as const;

/**
 * Lets the page around the frame keep what is typed, in its memory and no longer than the page lives, and puts it back when the form is
 * opened again: closing a dialog by mistake must not cost a visitor their words.
 *
 * @returns the form's ref, and what to call at each change
 */
export function useKeptDraft(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const stop = hearParent('impressions:draft', ({ draft }) => {
      if (form.current) fillIn(form.current, draft);
    });
    // A visitor may have typed before the page was alive.
    if (form.current && hasWords(form.current)) tellDraft(form.current);
    return stop;
  }, []);

  const keep = () => {
    if (form.current) tellDraft(form.current);
  };
  return [form, keep];
}

function readDraft(form: HTMLFormElement): RequestDraft {
  const fields = new FormData(form);
  return Object.fromEntries(KEPT_FIELDS.map((name) => [name, String(fields.get(name) ?? '')]));
}

function hasWords(form: HTMLFormElement): boolean {
  return Object.values(readDraft(form)).some((words) => words !== '');
}

function tellDraft(form: HTMLFormElement): void {
  tellParent({ type: 'impressions:draft', draft: readDraft(form) });
}

function fillIn(form: HTMLFormElement, draft: RequestDraft): void {
  for (const name of KEPT_FIELDS) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = draft[name] ?? '';
  }
}
