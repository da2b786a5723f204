import { use } from 'react';
import { LANGUAGE_LIMIT_CHARACTERS } from '../../../domain/intake/wire.ts';
import { SPANISH } from '../../../domain/languages/page-languages.ts';
import { FormLanguageHere } from '../../site/form-language.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import { FieldNotes, InputField } from '../../ui/form-field.tsx';

interface LanguageChoiceProps {
  /** What is wrong with a field, by its name. */
  messages: Readonly<Record<string, string | undefined>>;
}

/** In which language we call. The line for another one shows once it is chosen, by a rule of style, so that it works without script. */
export function LanguageChoice({ messages }: LanguageChoiceProps) {
  const { language, words } = use(FormLanguageHere);
  const { languages } = use(RequestLanguageHere).words;
  const preset = language === SPANISH ? 'es' : 'en';
  const message = messages['language'];
  return (
    <fieldset className="field choice language-choice" data-invalid={message ? '' : undefined}>
      <legend>{words.fields.language}</legend>
      <FieldNotes name="language" message={message} />
      {Object.entries(languages).map(([value, label], index) => (
        <label key={value} className="choice-row">
          <input
            type="radio"
            name="language"
            id={index === 0 ? 'language' : undefined}
            value={value}
            defaultChecked={value === preset}
          />
          <span lang={value === 'es' && preset === 'en' ? 'es' : undefined}>{label}</span>
        </label>
      ))}
      <div className="other-language">
        <InputField
          name="otherLanguage"
          label={words.fields.otherLanguage}
          maxLength={LANGUAGE_LIMIT_CHARACTERS}
          message={messages['otherLanguage']}
        />
      </div>
    </fieldset>
  );
}
