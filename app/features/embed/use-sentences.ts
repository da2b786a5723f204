import { use } from 'react';
import { FormLanguageHere, type FormSentences } from '../../site/form-language.ts';
import type { FieldMessages } from '../../ui/use-field-faults.ts';
import { useCheckCode } from './use-check-code.ts';

/**
 * Fetches what the form repeats in its language as soon as the form is alive, as the code that checks it.
 *
 * @returns waits for it; never throws: what does not come is said as it came, since a form that is sent must not fail for want of its words
 */
export function useSentences(): () => Promise<FormSentences> {
  const { loadSentences, atHand } = use(FormLanguageHere);
  const load = useCheckCode(loadSentences);
  return () => load().catch(() => atHand);
}

/** The faults of fields, in the form's language. */
export function sayMessages({ say }: FormSentences, messages: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(messages).map(([field, fault]) => [field, say(fault)]));
}
