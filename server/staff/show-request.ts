import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { REQUEST_KINDS } from '../../domain/intake/table-of-kinds.ts';
import { checkAppointment } from './check-appointment.ts';
import { sayField, sayValue } from './field-words.ts';
import type { SealedContent } from './open-sealed.ts';
import type { FullAppointment, FullRow, ListedAppointment, ListedRow } from './read-requests.ts';
import { callRow, type RowName } from './row-name.ts';
import { withPhotoCount } from './sealed-photos.ts';
import { StaffError } from './staff-error.ts';
import { toNewYorkTime, toVisible, toVisibleLines } from './visible-text.ts';

const LABEL_WIDTH = 18;
const KIND_WIDTH = Math.max(
  ...Object.values(REQUEST_KINDS).map(({ words }) => words[ENGLISH].name.length),
);
const NUMBER_WIDTH = 9;

/**
 * One line a request: its visitor's number, kind, when, and how many photos.
 *
 * @param photoCounts by the request's number; those without are left out
 */
export function formatList(
  rows: readonly ListedRow[],
  photoCounts: ReadonlyMap<number, number>,
): string {
  if (rows.length === 0) return 'No requests yet.';
  return rows
    .map(
      (row) =>
        `${nameColumn({ about: 'request', ...row })}${kindColumn(sayValue('kind', row.kind))}${toNewYorkTime(row.received_at)}${photoMark(photoCounts.get(row.number) ?? 0)}${asideMark(row)}`,
    )
    .join('\n');
}

function nameColumn(name: RowName): string {
  return `${callRow(name).padStart(NUMBER_WIDTH)}  `;
}

/** An old row may have a kind of another name: whatever its length, what follows stands apart. */
function kindColumn(kind: string): string {
  return `${toVisible(kind).padEnd(KIND_WIDTH)}  `;
}

function photoMark(count: number): string {
  return count === 0 ? '' : `  ${count} photo${count === 1 ? '' : 's'}`;
}

/** One line an appointment: its visitor's number, what for, when it is. */
export function formatAppointments(rows: readonly ListedAppointment[]): string {
  const lines = rows.map(
    (row) =>
      `${nameColumn({ about: 'appointment', ...row })}${kindColumn(sayValue('event', row.event))}${toNewYorkTime(row.starts_at)}${row.cancelled_at === null ? '' : '  cancelled'}${asideMark(row)}`,
  );
  return ['Appointments', ...lines].join('\n');
}

/**
 * An appointment's fields, one a line.
 *
 * @throws StaffError when the sealed text belongs to another row, or says another time than a calendar that was never changed
 */
export function formatAppointment(row: FullAppointment, content: SealedContent): string {
  checkAppointment(row, content);
  const { id, receivedAt, startsAt: _, endsAt: __, reference: ___, ...fields } = content;
  return [
    line('number', callRow({ about: 'appointment', ...row })),
    line('id', id),
    line('booked', toNewYorkTime(receivedAt)),
    line(row.cancelled_at === null ? 'begins' : 'would have begun', toNewYorkTime(row.starts_at)),
    ...(row.changed_at === null
      ? []
      : [line(row.cancelled_at === null ? 'moved' : 'cancelled', toNewYorkTime(row.changed_at))]),
    ...asideLine(row),
    ...Object.entries(fields).map(([name, value]) => line(name, value)),
  ].join('\n');
}

/**
 * A request's fields, one a line, with nothing in them that a terminal would act on.
 *
 * @throws StaffError when the sealed text belongs to another row: somebody has moved it
 */
export function formatRequest(row: FullRow, content: SealedContent): string {
  if (content.id !== row.id) {
    throw new StaffError(
      `Request ${row.number} holds the sealed text of another request. The database was tampered with.`,
    );
  }
  const { id, receivedAt, message, ...fields } = withPhotoCount(content);
  const lines = [
    line('number', callRow({ about: 'request', ...row })),
    ...(id === row.reference ? [] : [line('id', id)]),
    line('received', toNewYorkTime(receivedAt)),
    ...asideLine(row),
    ...Object.entries(fields).map(([name, value]) => line(name, value)),
  ];
  return [...lines, 'message', toVisibleLines(typeof message === 'string' ? message : '')].join(
    '\n',
  );
}

function asideMark({ set_aside: reason }: Pick<ListedRow, 'set_aside'>): string {
  return reason === null ? '' : `  set aside (${toVisible(sayValue('setAside', reason))})`;
}

function asideLine({ set_aside: reason }: Pick<ListedRow, 'set_aside'>): string[] {
  return reason === null ? [] : [line('set aside', sayValue('setAside', reason))];
}

function line(name: string, value: unknown): string {
  return `${toVisible(sayField(name)).padEnd(LABEL_WIDTH)}${toVisible(sayValue(name, value))}`;
}
