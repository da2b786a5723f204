import type { SealedContent } from './open-sealed.ts';
import type { FullRow, ListedRow } from './read-requests.ts';
import { StaffError } from './staff-error.ts';
import { toNewYorkTime, toVisible, toVisibleLines } from './visible-text.ts';

const LABEL_WIDTH = 18;
const KIND_WIDTH = 22;

/** One line a request: number, kind, when. */
export function formatList(rows: readonly ListedRow[]): string {
  if (rows.length === 0) return 'No requests yet.';
  return rows
    .map(
      (row) =>
        `${String(row.number).padStart(6)}  ${toVisible(row.kind).padEnd(KIND_WIDTH)}${toNewYorkTime(row.received_at)}`,
    )
    .join('\n');
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
  const { id, receivedAt, message, ...fields } = content;
  const lines = [
    line('number', row.number),
    line('id', id),
    line('received', toNewYorkTime(receivedAt)),
    ...Object.entries(fields).map(([name, value]) => line(name, value)),
  ];
  return [...lines, 'message', toVisibleLines(typeof message === 'string' ? message : '')].join(
    '\n',
  );
}

function line(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${toVisible(name).padEnd(LABEL_WIDTH)}${toVisible(text)}`;
}
