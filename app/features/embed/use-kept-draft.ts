import { useEffect, useRef, type RefObject } from 'react';
import type { RequestDraft } from '../../../domain/intake/frame-messages.ts';
import { hearParent, tellParent } from './framed-page.ts';

/** Who asks, and how, when and in which language they wish to be answered: the same, whatever they ask about next. */
export const SENDER_FIELDS = [
  'name',
  'email',
  'phone',
  'preferredContact',
  'preferredTime',
  'language',
  'otherLanguage',
] as const;
/** What a visitor types or chooses: all that a request is known by. Consent is given anew each time. */
const KEPT_FIELDS = [...SENDER_FIELDS, 'message'] as const;

type Field = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Lets the page around the frame keep what is typed and chosen, in its memory and no longer than the page lives, and puts it back when the
 * form is opened again: closing a dialog by mistake must not cost a visitor their words, and what is sent again must be the same request.
 *
 * @returns the form's ref, and what to call at each change
 */
export function useKeptDraft(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const stop = hearParent('impressions:draft', ({ draft }) => {
      if (form.current) fillIn(form.current, draft);
    });
    // A visitor may have typed before the page was alive. What they have not touched is not theirs: it would overwrite what is kept.
    if (form.current) tellDraft(fieldsOf(form.current).filter(([, field]) => isTouched(field)));
    return stop;
  }, []);

  const keep = () => {
    if (form.current) tellDraft(fieldsOf(form.current));
  };
  return [form, keep];
}

/** The kept fields that a form has. What goes along hidden is not the visitor's. */
function fieldsOf(form: HTMLFormElement): [name: string, field: Field][] {
  return KEPT_FIELDS.flatMap((name): [string, Field][] => {
    const field = form.elements.namedItem(name);
    return isField(field) ? [[name, field]] : [];
  });
}

function isField(value: RadioNodeList | Element | null): value is Field {
  return (
    value instanceof RadioNodeList ||
    value instanceof HTMLSelectElement ||
    value instanceof HTMLTextAreaElement ||
    (value instanceof HTMLInputElement && value.type !== 'hidden')
  );
}

/** Whether it says something else than the form did as it came. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!(field instanceof RadioNodeList)) return field.value !== field.defaultValue;
  return [...field].some(
    (one) => one instanceof HTMLInputElement && one.checked !== one.defaultChecked,
  );
}

function tellDraft(fields: readonly [name: string, field: Field][]): void {
  if (fields.length === 0) return;
  const draft = Object.fromEntries(fields.map(([name, field]) => [name, field.value]));
  tellParent({ type: 'impressions:draft', draft });
}

function fillIn(form: HTMLFormElement, draft: RequestDraft): void {
  for (const [name, field] of fieldsOf(form)) {
    const kept = draft[name];
    if (kept !== undefined && !isTouched(field)) field.value = kept;
  }
}
