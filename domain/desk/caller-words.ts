import { cleanContact } from '../intake/contact-rules.ts';
import { emailField, messageField, nameField, phoneField } from '../intake/request-fields.ts';
import { CALLER } from './caller.ts';
import type { CardContent, CardRow } from './card-content.ts';

/** As it is typed. */
export interface CallerWords {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** `en` or `es`. */
  readonly language: string;
  /** One of CALLED_ABOUT; empty for anything else. */
  readonly about: string;
  readonly message: string;
}

export const NO_CALLER: CallerWords = {
  name: '',
  phone: '',
  email: '',
  language: 'en',
  about: '',
  message: '',
};

/** Whether somebody has typed anything: what is chosen is chosen anew in a moment. */
export function hasCallerWords({ name, phone, email, message }: CallerWords): boolean {
  return [name, phone, email, message].some((text) => text.trim() !== '');
}

/** Fields that may have a fault, in their order. */
export const CALLER_FIELDS = ['name', 'phone', 'email', 'message'] as const;

export type CallerFaults = Readonly<Partial<Record<(typeof CALLER_FIELDS)[number], string>>>;

const UNSEEN = 'This has signs that cannot be seen, often left by copying. Type it anew.';

/** What has to be mended before it can be saved, by the rules of the site's own forms, in words for whoever sits at the desk. */
export function findCallerFaults({ name, phone, email, message }: CallerWords): CallerFaults {
  const hasPhone = cleanContact(phone) !== '';
  const hasEmail = cleanContact(email) !== '';
  const faults = {
    name: nameField.safeParse(name).success
      ? ''
      : name.trim() === ''
        ? 'Write their name.'
        : UNSEEN,
    phone:
      !hasPhone && !hasEmail
        ? 'Write a number or an e-mail address: without one nobody can answer them.'
        : phoneField.safeParse(phone).success
          ? ''
          : 'Write the number with its area code, like 516-555-0100.',
    email:
      !hasEmail || emailField.safeParse(email).success
        ? ''
        : 'Write one e-mail address, like name@example.com.',
    message: messageField.safeParse(message).success ? '' : UNSEEN,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== ''));
}

/** What is sealed of somebody who has called, with the id and the moment of its row. */
export function callerContent(
  { name, phone, email, language, about, message }: CallerWords,
  { id, receivedAt }: Pick<CardRow, 'id' | 'receivedAt'>,
): CardContent {
  const words = message.replaceAll(/\r\n?/g, '\n').trim();
  return {
    kind: CALLER,
    name: name.trim(),
    email: cleanContact(email),
    phone: cleanContact(phone),
    language,
    ...(about === '' ? {} : { calledAbout: about }),
    ...(words === '' ? {} : { message: words }),
    id,
    receivedAt,
  };
}
