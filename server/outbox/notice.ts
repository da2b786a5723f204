/** A way out: e-mail to the practice, a call to the practice's own system, and the confirmation to the visitor. */
export const CHANNELS = ['practice-mail', 'practice-webhook', 'visitor-mail'] as const;

export type Channel = (typeof CHANNELS)[number];

export type AppointmentChange = 'moved' | 'cancelled';

/** What the practice is told: that something came, its kind, its number and when it came. Nothing personal. */
export interface Notice {
  about: 'request' | 'appointment';
  number: number;
  kind: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  /** What the visitor has done to an appointment by its link; undefined for what is new. */
  change?: AppointmentChange | undefined;
  /** Looks as if a program had sent it (server/intake/suspicion.ts). */
  isSetAside: boolean;
}

/** What the visitor's confirmation needs. Never the name: whoever types another's address could put any words into it. */
export interface VisitorLetter {
  email: string;
  /** The appointment's begin, as domain/scheduling writes it; undefined for a request. */
  startsAt?: string | undefined;
}

/**
 * What has just been stored. A change has no letter: the visitor who makes it has its result before them, and the address is sealed by
 * then.
 */
export type ReceivedEvent = Notice & { visitor?: VisitorLetter };
