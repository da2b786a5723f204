import * as z from 'zod/mini';
import type { CardName } from './card-name.ts';

z.config({ jitless: true });

/**
 * What an opened card holds. Looser than the contract on purpose: what was taken in once must open for ever, whatever the contract
 * becomes.
 */
const text = z.optional(z.string());
const contentSchema = z.looseObject({
  id: z.string(),
  kind: text,
  receivedAt: z.string(),
  name: z.string(),
  email: text,
  phone: text,
  preferredContact: text,
  preferredTime: text,
  language: text,
  otherLanguage: text,
  message: text,
  calledAbout: text,
  startsAt: text,
  photos: z.optional(z.array(z.unknown())),
  smileResults: z.optional(
    z.object({
      persona: z.nullable(z.string()),
      areas: z.array(z.object({ key: z.string(), percentage: z.number() })),
    }),
  ),
});

export type CardContent = z.infer<typeof contentSchema>;

/** The open columns of a row, as the server sends them. */
export interface CardRow extends CardName {
  /** What is sealed with it. */
  readonly id: string;
  /** What visitor and staff call it by; null where an older server stored it. */
  readonly reference: string | null;
  /** The kind of a request, or the event of an appointment. */
  readonly kind: string;
  readonly receivedAt: string;
  readonly setAside: 'trap' | 'haste' | null;
  /** Null for a request. */
  readonly appointment: {
    readonly startsAt: string;
    readonly endsAt: string;
    readonly sequence: number;
    readonly changedAt: string | null;
    readonly cancelledAt: string | null;
  } | null;
}

/** "unreadable": it opens, and is nothing of ours. "foreign": it holds another row's text, so somebody has changed the database. */
export type CardFault = 'locked' | 'unreadable' | 'foreign';

/** Reads an opened text as the content of its row. */
export function readContent(row: CardRow, opened: string): CardContent | CardFault {
  let value: unknown;
  try {
    value = JSON.parse(opened);
  } catch {
    return 'unreadable';
  }
  const parsed = contentSchema.safeParse(value);
  if (!parsed.success) return 'unreadable';
  const { id, kind, receivedAt, startsAt } = parsed.data;
  // The visitor may have moved it by link; the sealed time is the one that was booked.
  const isAsBooked =
    row.appointment === null ||
    row.appointment.sequence > 0 ||
    startsAt === row.appointment.startsAt;
  // The promise is reckoned from the moment beside the sealed text, and a room is chosen by the kind.
  const isAsReceived = receivedAt === row.receivedAt && (kind === undefined || kind === row.kind);
  return id === row.id && isAsBooked && isAsReceived ? parsed.data : 'foreign';
}
