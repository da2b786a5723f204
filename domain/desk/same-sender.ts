import { withoutExtension } from '../intake/contact-rules.ts';
import type { CardContent } from './card-content.ts';

type Reach = Pick<CardContent, 'email' | 'phone'>;

/** A number with its area; what is written before it, such as a country, differs from form to form. */
const PHONE_DIGITS = 10;

/** Whether two cards name one e-mail address or one phone number: mostly one person, or one family. */
export function isSameSender(one: Reach, other: Reach): boolean {
  return isSame(mailOf(one), mailOf(other)) || isSame(phoneOf(one), phoneOf(other));
}

function isSame(one: string, other: string): boolean {
  return one !== '' && one === other;
}

const mailOf = ({ email = '' }: Reach): string => email.trim().toLowerCase();

function phoneOf({ phone = '' }: Reach): string {
  const digits = withoutExtension(phone).replaceAll(/\D/g, '');
  return digits.length < PHONE_DIGITS ? '' : digits.slice(-PHONE_DIGITS);
}
