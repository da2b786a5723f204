import type {
  LabelOf,
  MeasuredEvent,
  MeasuredEventName,
} from '../../domain/measurement/measured-events.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';

type Hearer = (event: MeasuredEvent) => void;

/** What happens before anybody listens is kept for whoever comes; where nobody ever does, it stays this little. */
const WAITING_LIMIT = 10;

const hearers = new Set<Hearer>();
let waiting: MeasuredEvent[] = [];

/**
 * Says that an event of the table has happened (domain/measurement/measured-events.ts). It takes nothing but a name and a label of the table, and by
 * itself sends nothing: what becomes of it is for those who listen.
 */
export function measure<Name extends MeasuredEventName>(event: Name, label: LabelOf<Name>): void {
  // The two belong together by their types, which the compiler does not follow through a union.
  const measured = { event, label } as MeasuredEvent;
  if (hearers.size === 0 && waiting.length < WAITING_LIMIT) waiting.push(measured);
  for (const hear of hearers) hear(measured);
}

/** Says that a visit was booked. Only one on screen is an event of the table. */
export function measureBooking(booked: EventType): void {
  if (booked === 'virtual-consult') measure('virtual_consultation_booked', 'virtual_consultation');
}

/** Calls back at each event, and for those before the first listener came; the answer ends it. */
export function hearMeasured(hear: Hearer): () => void {
  hearers.add(hear);
  const missed = waiting;
  waiting = [];
  for (const event of missed) hear(event);
  return () => hearers.delete(hear);
}
