import { LANGUAGE_LIMIT_CHARACTERS } from '../../../domain/intake/wire.ts';
import { LANGUAGE_WORDS } from '../../../domain/intake/value-words.ts';
import { FieldNotes, InputField } from '../../ui/form-field.tsx';

interface LanguageChoiceProps {
  /** What is wrong with a field, by its name. */
  messages: Readonly<Record<string, string | undefined>>;
}

/** In which language we call. The line for another one shows once it is chosen, by a rule of style, so that it works without script. */
export function LanguageChoice({ messages }: LanguageChoiceProps) {
  const message = messages['language'];
  return (
    <fieldset className="field choice language-choice" data-invalid={message ? '' : undefined}>
      <legend>In which language?</legend>
      <FieldNotes name="language" message={message} />
      {Object.entries(LANGUAGE_WORDS).map(([value, label], index) => (
        <label key={value} className="choice-row">
          <input
            type="radio"
            name="language"
            id={index === 0 ? 'language' : undefined}
            value={value}
            defaultChecked={index === 0}
          />
          <span lang={value === 'es' ? 'es' : undefined}>{label}</span>
        </label>
      ))}
      <div className="other-language">
        <InputField
          name="otherLanguage"
          label="Which language?"
          maxLength={LANGUAGE_LIMIT_CHARACTERS}
          message={messages['otherLanguage']}
        />
      </div>
    </fieldset>
  );
}
