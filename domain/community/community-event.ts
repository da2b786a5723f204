/** A talk or a meeting, as content has it. */
export interface CommunityEvent {
  /** One of a kind within its year. */
  readonly id: string;
  readonly name: string;
  /** As 2027-02-06; the event leaves the page when this day is over in New York. */
  readonly day: string;
  /** As 18:00, in New York. */
  readonly begins: string;
  readonly ends: string;
  readonly text: string;
}

/** Whether the day of an event is over. */
export function isOver({ day }: Pick<CommunityEvent, 'day'>, today: string): boolean {
  return day < today;
}

/** The years of a season: "2027", "2026 and 2027"; empty where nothing is planned. */
export function seasonYears(events: readonly Pick<CommunityEvent, 'day'>[]): string {
  const years = [...new Set(events.map(({ day }) => day.slice(0, 4)))].toSorted();
  return years.length > 2 ? `${years[0]} to ${years.at(-1)}` : years.join(' and ');
}

/** When an event is, as one says it: "6 to 7:30 PM", "10 AM to noon". */
export function sayHours({ begins, ends }: Pick<CommunityEvent, 'begins' | 'ends'>): string {
  const [first, last] = [sayTime(begins), sayTime(ends)];
  const isSameHalf = first.half !== '' && first.half === last.half;
  return `${first.clock}${isSameHalf ? '' : first.half} to ${last.clock}${last.half}`;
}

function sayTime(time: string): { clock: string; half: string } {
  if (time === '12:00') return { clock: 'noon', half: '' };
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}${minutes === 0 ? '' : `:${time.slice(3)}`}`;
  return { clock, half: hours < 12 ? ' AM' : ' PM' };
}
