/** The largest amount that is counted, in cents: more is a slip of the hand. */
export const MOST_CENTS = 10_000_000;

/**
 * An amount as somebody writes it, in cents: "5900", "$5,900" and "5 900.00" are all 590,000. Nothing written is nothing.
 *
 * @returns undefined for what is no amount, or one that is larger than is counted
 */
export function readCents(written: string): number | undefined {
  const bare = written.replaceAll(/[$,\s]/g, '');
  if (bare === '') return 0;
  const [, whole = '', part = ''] = /^(\d*)\.?(\d{0,2})$/.exec(bare) ?? [];
  if (whole === '' && part === '') return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > MOST_CENTS ? undefined : cents;
}

/** Cents as a ledger has them: 590000 is "5,900.00". */
export function writeCents(cents: number): string {
  const dollars = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${dollars}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents as they are written where there is no column of cents: 590000 is "5,900", and 590050 is "5,900.50". */
export function writeShort(cents: number): string {
  return writeCents(cents).replace(/\.00$/, '');
}
