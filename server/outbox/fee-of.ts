import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import type { ToldAppointment } from './notice.ts';
import type { WaitingLetter } from './sealed-confirmation.ts';

/** What waits with the letter of a booking: whoever has booked keeps the fee of that day (docs/decisions/022-confirmations.md), and letters may be late. */
export function feeOf(
  appointment: ToldAppointment | undefined,
  { consultationFee }: Pick<LetterFacts, 'consultationFee'>,
): Pick<WaitingLetter, 'fee'> {
  const isNew = appointment?.status === 'booked' && appointment.sequence === 0;
  return isNew ? { fee: consultationFee } : {};
}
