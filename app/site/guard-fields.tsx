import { use } from 'react';
import {
  HONEYPOT_FIELD,
  KEY_FIELD,
  KEY_PLACEHOLDER,
  OPEN_FOR_FIELD,
  OPENED_AT_FIELD,
  TIME_PLACEHOLDER,
} from '../../domain/intake/wire.ts';
import { FormLanguageHere } from './form-language.ts';

/** What goes along with a form sent by script, by which the server tells programs from people. */
export interface GuardValues {
  readonly [HONEYPOT_FIELD]: string;
  readonly [OPEN_FOR_FIELD]: number;
}

/**
 * What every form has beside its own fields, without script too: the key by which it is stored once however often it is sent, the moment at
 * which it was served, and the honeypot. What looks like a program's is set aside for a second look, never dropped.
 */
export function GuardFields() {
  const { fields } = use(FormLanguageHere).words;
  return (
    <>
      <HiddenField name={KEY_FIELD} placeholder={KEY_PLACEHOLDER} />
      <HiddenField name={OPENED_AT_FIELD} placeholder={TIME_PLACEHOLDER} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {fields.leaveEmpty}
          <input
            type="text"
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
          />
        </label>
      </div>
    </>
  );
}

function HiddenField({ name, placeholder }: { name: string; placeholder: string }) {
  return <input type="hidden" name={name} defaultValue={placeholder} suppressHydrationWarning />;
}

/** Reads them from a form in a page that has been open since its time began. */
export function readGuards(fields: FormData): GuardValues {
  const honeypot = fields.get(HONEYPOT_FIELD);
  return {
    [HONEYPOT_FIELD]: typeof honeypot === 'string' ? honeypot : '',
    [OPEN_FOR_FIELD]: Math.round(performance.now()),
  };
}
