import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** Goes along with a form that is not in English, so that the answer is in its language too. */
export function LanguageField() {
  const { language } = useSchedulingLanguage();
  return language === ENGLISH ? null : <input type="hidden" name="language" value="es" />;
}
