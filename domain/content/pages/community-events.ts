import * as z from 'zod';
import { LastDay, lastDay } from '../written.ts';
import { id, text } from '../words.ts';

export const eventTime = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    "write a time as '18:00', in quotes, by the clock of New York",
  );

const event = z
  .strictObject({
    id,
    name: text,
    /** The event is left out once this day is over. */
    day: lastDay,
    begins: eventTime,
    ends: eventTime,
    /** The id of one of the page's places. */
    place: id,
    /** What it is about, and for whom. */
    text,
  })
  .refine(({ begins, ends }) => begins < ends, {
    path: ['ends'],
    message: 'ends before it begins',
  });

/** The events of a season, in any order; none where nothing is planned. */
export const communityEvents = z.array(event).superRefine((events, context) => {
  const seen = new Set<string>();
  for (const [index, { id: name, day }] of events.entries()) {
    // A day that was refused comes here as it is.
    if (!(day instanceof LastDay)) continue;
    // The name of its entry in calendars (domain/community/event-calendar.ts).
    const entry = `${name} ${day.lastDay.slice(0, 4)}`;
    if (seen.has(entry)) {
      const message = `'${name}' is another event's of that year; rename one`;
      context.addIssue({ code: 'custom', path: [index, 'id'], message });
    }
    seen.add(entry);
  }
});
