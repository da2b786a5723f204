import { messageField } from '../intake/request-fields.ts';
import { CALLER } from './caller.ts';
import type { CardContent, CardRow } from './card-content.ts';
import { cleanReach, findReachFaults, UNSEEN } from './reach.ts';

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

/** What has to be mended before it can be saved, by the rules of the site's own forms, in words for whoever sits at the desk. */
export function findCallerFaults({ message, ...reach }: CallerWords): CallerFaults {
  return {
    ...findReachFaults(reach),
    ...(messageField.safeParse(message).success ? {} : { message: UNSEEN }),
  };
}

/** What is sealed of somebody who has called, with the id and the moment of its row. */
export function callerContent(
  { about, message, ...reach }: CallerWords,
  { id, receivedAt }: Pick<CardRow, 'id' | 'receivedAt'>,
): CardContent {
  const words = message.replaceAll(/\r\n?/g, '\n').trim();
  return {
    kind: CALLER,
    ...cleanReach(reach),
    ...(about === '' ? {} : { calledAbout: about }),
    ...(words === '' ? {} : { message: words }),
    id,
    receivedAt,
  };
}
