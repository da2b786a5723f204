import type { IntakeAppointment } from './appointment-schema.ts';
import type { IntakeReschedule } from './change-schema.ts';
import type { IntakeRequest } from './request-schema.ts';

/** Every field that a form of ours may send. A field that a schema gains is missed here by the compiler. */
type IntakeField =
  | keyof IntakeRequest
  | keyof IntakeAppointment
  | keyof IntakeReschedule
  | 'photos';

/** What people call the fields, in answers to visitors and in the visitor's copy. */
const FIELD_NAMES: Readonly<Record<IntakeField, string>> = {
  kind: 'Kind of request',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  preferredContact: 'How we may answer',
  preferredTime: 'Best time',
  language: 'Language',
  otherLanguage: 'Which language',
  message: 'Message',
  photos: 'Photos',
  consent: 'Consent',
  smileResults: 'Smile Discovery results',
  event: 'Kind of visit',
  startsAt: 'Day and time',
  sequence: 'This page',
};

/** A map, since an object would also answer to "__proto__", which can stand in a list of unknown fields. */
const NAME_OF: ReadonlyMap<string, string> = new Map(Object.entries(FIELD_NAMES));

/** What people call a field; the field itself where it is none of ours. */
export function nameOfField(field: string): string {
  return NAME_OF.get(field) ?? field;
}

/** What staff read, where it is not the field itself. */
const STAFF_NAMES: Readonly<Partial<Record<IntakeField, string>>> = {
  preferredContact: 'answer by',
  preferredTime: 'best time',
  smileResults: 'Smile Discovery',
};
const STAFF_NAME_OF: ReadonlyMap<string, string> = new Map(Object.entries(STAFF_NAMES));

/** What staff call a field. */
export function staffNameOfField(field: string): string {
  return STAFF_NAME_OF.get(field) ?? field;
}
