import { use } from 'react';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { SchedulingLanguageHere } from './scheduling-language.ts';

/** Goes along with a form that is not in English, so that the answer is in its language too. */
export function LanguageField() {
  const { language } = use(SchedulingLanguageHere);
  return language === ENGLISH ? null : <input type="hidden" name="language" value="es" />;
}
