import type { FieldValue } from '../../domain/desk/site-wire.ts';

const CLOSES = 'hours.weekdays.closes';
const OPENS = 'hours.weekdays.opens';
const PHONES: ReadonlySet<string> = new Set(['phone', 'textPhone', 'urgentPhone']);
const FEE = 'prices.consultationFee';

/**
 * What was most likely meant by a value that does not do; null where nothing simple mends it.
 *
 * @param others what another field says
 */
export function repairOf(
  path: string,
  value: FieldValue,
  others: (path: string) => FieldValue,
): FieldValue | null {
  if (typeof value !== 'string') return null;
  if (PHONES.has(path)) return asPhone(value);
  if (path === FEE) return /^\d+(\.\d\d)?$/.test(value.trim()) ? `$${value.trim()}` : null;
  if (path === CLOSES) return inTheAfternoon(value, String(others(OPENS)));
  return null;
}

function asPhone(written: string): string | null {
  const digits = written.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return null;
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Half past five in the morning is before the practice opens; in the afternoon it is not. */
function inTheAfternoon(closes: string, opens: string): string | null {
  const [hours = 0, minutes = ''] = closes
    .split(':')
    .map((part, at) => (at === 0 ? Number(part) : part)) as [number, string];
  const later = `${String(hours + 12).padStart(2, '0')}:${minutes}`;
  return hours < 12 && later > opens ? later : null;
}
