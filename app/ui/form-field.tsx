import { use, type ComponentProps, type ReactNode } from 'react';
import { FieldWordsHere } from './field-words.ts';

interface FormFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value and what to do. */
  message?: string | undefined;
  isOptional?: boolean | undefined;
}

type InputFieldProps = FormFieldProps & Omit<ComponentProps<'input'>, keyof FormFieldProps>;
type TextFieldProps = FormFieldProps & Omit<ComponentProps<'textarea'>, keyof FormFieldProps>;

/** A labelled line of text with its hint and its message. */
export function InputField({ name, label, hint, message, isOptional, ...input }: InputFieldProps) {
  return (
    <div className="field" data-invalid={message ? '' : undefined}>
      <FieldLabel name={name} label={label} isOptional={isOptional} />
      <FieldNotes name={name} hint={hint} message={message} />
      <input
        id={name}
        name={name}
        aria-invalid={message ? true : undefined}
        aria-describedby={describedBy(name, hint, message)}
        {...input}
      />
    </div>
  );
}

/** Several lines of text with their hint and their message. */
export function TextField({ name, label, hint, message, isOptional, ...textarea }: TextFieldProps) {
  return (
    <div className="field" data-invalid={message ? '' : undefined}>
      <FieldLabel name={name} label={label} isOptional={isOptional} />
      <FieldNotes name={name} hint={hint} message={message} />
      <textarea
        id={name}
        name={name}
        rows={4}
        aria-invalid={message ? true : undefined}
        aria-describedby={describedBy(name, hint, message)}
        {...textarea}
      />
    </div>
  );
}

function FieldLabel({
  name,
  label,
  isOptional,
}: Pick<FormFieldProps, 'name' | 'label' | 'isOptional'>) {
  const { optional } = use(FieldWordsHere);
  return (
    <label htmlFor={name}>
      {label}
      {isOptional ? <span className="field-optional"> {optional}</span> : null}
    </label>
  );
}

/** The hint and the message of a field, by the ids that `describedBy` names. */
export function FieldNotes({
  name,
  hint,
  message,
}: Pick<FormFieldProps, 'name' | 'hint' | 'message'>) {
  return (
    <>
      {hint ? (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {message ? (
        <p className="field-message" id={`${name}-message`}>
          {message}
        </p>
      ) : null}
    </>
  );
}

/** The ids that describe a field, for `aria-describedby`. */
export function describedBy(name: string, hint?: ReactNode, message?: string): string | undefined {
  const ids = [hint ? `${name}-hint` : null, message ? `${name}-message` : null];
  return ids.filter(Boolean).join(' ') || undefined;
}
