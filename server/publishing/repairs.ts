import type { FieldValue } from '../../domain/desk/site-wire.ts';

const HOURS = 'hours.';
const PHONES: ReadonlySet<string> = new Set(['phone', 'textPhone', 'urgentPhone']);
const NOON_HOURS = 12;
const FEE = 'prices.consultationFee';

/** What was most likely meant by a value that does not do; null where nothing simple mends it. */
export function repairOf(path: string, value: FieldValue): FieldValue | null {
  if (typeof value !== 'string') return null;
  if (PHONES.has(path)) return asPhone(value);
  if (path === FEE) return /^\d+(\.\d\d)?$/.test(value.trim()) ? `$${value.trim()}` : null;
  if (path.startsWith(HOURS)) return inTheAfternoon(value);
  return null;
}

function asPhone(written: string): string | null {
  const digits = written.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return null;
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Half past five in the morning is before the practice opens; in the afternoon it is not. */
function inTheAfternoon(hours: string): string | null {
  const [, opens, hour, minutes] = /^(\d\d:\d\d)-(\d\d)(:\d\d)$/.exec(hours) ?? [];
  if (opens === undefined || Number(hour) >= NOON_HOURS) return null;
  const later = `${Number(hour) + NOON_HOURS}${minutes}`;
  return later > opens ? `${opens}-${later}` : null;
}
