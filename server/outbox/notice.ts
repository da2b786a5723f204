import type { Language } from '../../domain/languages/page-languages.ts';
import type { AppointmentView } from '../../domain/scheduling/appointment-view.ts';

/** A way out: e-mail to the practice, a call to the practice's own system, and the confirmation to the visitor. */
export const CHANNELS = ['practice-mail', 'practice-webhook', 'visitor-mail'] as const;

export type Channel = (typeof CHANNELS)[number];

export type AppointmentChange = 'moved' | 'cancelled';

/** What the practice is told: that something came, its kind, its number and when it came. Nothing personal. */
export interface Notice {
  about: 'request' | 'appointment';
  number: number;
  /** What visitor and practice call it by (domain/intake/request-number.ts); undefined in a row of an older server. */
  reference?: string | undefined;
  kind: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  /** What the visitor has done to an appointment by its link; undefined for what is new. */
  change?: AppointmentChange | undefined;
  /** Looks as if a program had sent it (server/intake/suspicion.ts). */
  isSetAside: boolean;
}

/** An appointment as it stands after what is told, with the token of its link. */
export interface ConfirmedAppointment extends ToldAppointment {
  readonly token: string;
}

/** An appointment as a letter tells of it. */
export interface ToldAppointment extends Pick<
  AppointmentView,
  'id' | 'event' | 'startsAt' | 'endsAt' | 'status' | 'sequence'
> {
  /** Undefined where the desk has changed it: the link stands in the visitor's first letter, and this server cannot write it again. */
  readonly token?: string | undefined;
  /** Whether no letter has brought the link: it was booked while none was sent, or a program seems to have booked it. */
  readonly isLinkUntold?: boolean | undefined;
}

/** What the desk adds to a letter about an appointment. */
export interface DeskWords {
  /** One sentence of the staff's own. */
  readonly sentence?: string | undefined;
  /** Whether the practice cancels, and not the visitor. */
  readonly isOurs?: boolean | undefined;
  /** Whether a visit is told to another address than before, with another link. */
  readonly isAnew?: boolean | undefined;
  /** Of one that is told anew: whether a letter has named its fee, which may be another by now. */
  readonly isFeeTold?: boolean | undefined;
}

/** What the visitor's confirmation needs. Never the name: whoever types another's address could put any words into it. */
export interface VisitorConfirmation {
  email: string;
  /** That of the letter; English unless told. */
  language?: Language | undefined;
  /** Undefined for a request. */
  appointment?: ConfirmedAppointment | undefined;
}

/** A letter that the desk has sent about an appointment. */
export interface DeskConfirmation {
  email: string;
  language: Language;
  appointment: ToldAppointment;
  desk: DeskWords;
}

/** A letter that somebody at the desk has written (docs/decisions/206-letters.md). */
export interface WrittenLetter {
  readonly subject: string;
  /** Paragraphs with an empty line between them. */
  readonly text: string;
}

/** What has just been stored. A change brings no address: it is the one that was kept (server/outbox/kept-address.ts). */
export type ReceivedEvent = Notice & { visitor?: Partial<VisitorConfirmation> };
