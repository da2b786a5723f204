const DAY_MINUTES = 24 * 60;

/**
 * The clock some minutes later, as `09:30`; past midnight it begins anew.
 *
 * @param time a clock time as `08:00`
 */
export function clockPlus(time: string, minutes: number): string {
  const [hours = 0, minute = 0] = time.split(':').map(Number);
  const later = (hours * 60 + minute + minutes) % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(later / 60))}:${two(later % 60)}`;
}
