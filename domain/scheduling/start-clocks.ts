/** A clock time at which a visit may begin, as `08:00` and as people say it. */
export interface StartClock {
  readonly value: string;
  readonly label: string;
}

/**
 * Every clock time of a working day at which a visit may begin, for a form without script; whether one is free is for the server to say.
 *
 * @param hours clock times as `08:00`
 * @param stepMinutes from one to the next
 */
export function startClocks(
  { opens, closes }: { opens: string; closes: string },
  stepMinutes: number,
): StartClock[] {
  const times: StartClock[] = [];
  for (let minutes = minutesOf(opens); minutes < minutesOf(closes); minutes += stepMinutes) {
    const hour = Math.floor(minutes / 60);
    const minute = String(minutes % 60).padStart(2, '0');
    times.push({
      value: `${String(hour).padStart(2, '0')}:${minute}`,
      label: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
    });
  }
  return times;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
