import { checkAppointment } from './check-appointment.ts';
import { sayValue } from './field-words.ts';
import type { FullAppointment, FullRow } from './read-requests.ts';
import type { SealedContent } from './open-sealed.ts';
import { toCsv } from './csv.ts';
import { sayRowName, type RowName } from './row-name.ts';
import { withPhotoCount } from './sealed-photos.ts';
import { StaffError } from './staff-error.ts';
import { toNewYorkIso, toVisible } from './visible-text.ts';

export type ExportFormat = 'csv' | 'json';

export interface Exported {
  text: string;
  count: number;
  /** One sentence a row that could not be opened. The others are there. */
  faults: string[];
}

type ExportRow = Record<string, unknown>;

/**
 * Opens every row and writes them in one text.
 *
 * @param open opens a sealed text; throws StaffError
 */
export async function exportRows(
  rows: { requests: readonly FullRow[]; appointments: readonly FullAppointment[] },
  open: (sealed: Uint8Array, name: string) => Promise<SealedContent>,
  format: ExportFormat,
): Promise<Exported> {
  const exported: ExportRow[] = [];
  const faults: string[] = [];
  const add = async (
    name: RowName,
    row: FullRow | FullAppointment,
    openFields: (content: SealedContent) => ExportRow = () => ({}),
  ): Promise<void> => {
    const said = sayRowName(name);
    try {
      const content = await open(row.sealed, said);
      if (content.id !== row.id) throw new StaffError(`The sealed text of ${said} is another's.`);
      const setAside = row.set_aside ?? '';
      exported.push({
        about: name.about,
        number: row.reference ?? row.number,
        setAside,
        ...withPhotoCount(content),
        ...openFields(content),
      });
    } catch (error) {
      if (!(error instanceof StaffError)) throw error;
      faults.push(error.message);
    }
  };
  for (const row of rows.requests) await add({ about: 'request', ...row }, row);
  for (const row of rows.appointments) {
    const name = { about: 'appointment', ...row } as const;
    await add(name, row, (content) => fieldsAsNow(row, content));
  }
  const text =
    format === 'json' ? `${JSON.stringify(exported, null, 2)}\n` : toCsv(exported.map(toCells));
  return { text, count: exported.length, faults };
}

/**
 * How an appointment stands now. The sealed text holds the time as it was booked.
 *
 * @throws StaffError when the two cannot belong together
 */
function fieldsAsNow(row: FullAppointment, content: SealedContent): ExportRow {
  checkAppointment(row, content);
  return {
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: statusOf(row),
    sequence: row.sequence,
  };
}

function statusOf({ sequence, cancelled_at }: FullAppointment): 'booked' | 'moved' | 'cancelled' {
  if (cancelled_at !== null) return 'cancelled';
  return sequence > 0 ? 'moved' : 'booked';
}

/** Moments are told by the clock in New York, with its offset. */
const MOMENTS: ReadonlySet<string> = new Set(['receivedAt', 'startsAt', 'endsAt']);

function toCells(row: ExportRow): Map<string, string> {
  return new Map(
    Object.entries(row).map(([name, value]) => {
      const text = sayValue(name, value);
      return [toVisible(name), toText(MOMENTS.has(name) ? toNewYorkIso(text) : text)];
    }),
  );
}

/** Lines stay lines; whatever else cannot be seen is written out. */
function toText(text: string): string {
  return text.split('\n').map(toVisible).join('\n');
}
