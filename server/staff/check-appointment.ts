import type { SealedContent } from './open-sealed.ts';
import type { FullAppointment } from './read-requests.ts';
import { callRow } from './row-name.ts';
import { StaffError } from './staff-error.ts';

/**
 * The visitor may move it by link (docs/decisions/017-changing-an-appointment.md); the sealed time is the one that was booked.
 *
 * @throws StaffError when the sealed text belongs to another row, or says another time than an appointment that was never changed
 */
export function checkAppointment(row: FullAppointment, content: SealedContent): void {
  const isAsBooked = content['startsAt'] === row.starts_at;
  if (content.id === row.id && (row.sequence > 0 || isAsBooked)) return;
  throw new StaffError(
    `Appointment ${callRow({ about: 'appointment', ...row })} does not fit its sealed text. The database was tampered with.`,
  );
}
