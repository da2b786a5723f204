import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { ContactFacts } from '../practice/contact-facts.ts';
import type { Slot } from './slot.ts';

/** How often programs are asked to look again. They do as they like; some look once a day. */
const LOOK_AGAIN_SECONDS = 900;

/** What of a time may be read by whoever has the address. */
export interface BusyTime extends Slot {
  /** Always the same for the same appointment, so that one that moves stays one entry; a block that is moved is another block. */
  readonly name: string;
  /** "Smile Blueprint A31", or "Busy" where a time is kept free: no name, no reason. */
  readonly summary: string;
  /** How often it was changed. */
  readonly sequence: number;
}

/**
 * The doctors' calendar as a file to subscribe to (RFC 5545): when they are busy, and nobody's name. Times are in UTC, which every calendar
 * shows on its owner's clock.
 *
 * @param madeAt when the file is made
 */
export function busyFileOf(
  times: readonly BusyTime[],
  { name, siteUrl }: Pick<ContactFacts, 'name' | 'siteUrl'>,
  madeAt: Date,
): string {
  const calendar = ical({
    name: `${name}: busy times`,
    prodId: { company: name, product: 'Busy times', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_SECONDS,
  });
  const { hostname } = new URL(siteUrl);
  for (const time of times) {
    calendar.createEvent({
      id: `${time.name}@${hostname}`,
      start: new Date(time.startsAt),
      end: new Date(time.endsAt),
      stamp: madeAt,
      sequence: time.sequence,
      summary: time.summary,
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
