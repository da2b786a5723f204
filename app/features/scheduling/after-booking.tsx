import type { Practice } from '../../../domain/practice/practice-schema.ts';

interface AfterBookingProps extends Pick<Practice, 'bring'> {
  /** As `$250`. */
  fee: string;
  /** When and how it is taken, as a sentence of "it". */
  feeTaken: string;
}

/** What comes after a visit at the practice was booked, in its order, and what to bring. */
export function AfterBooking({ fee, feeTaken, bring }: AfterBookingProps) {
  return (
    <ol className="after-booking">
      <li>
        <b>We call you</b> about the fee, {fee}. {feeTaken} We also ask what your visit is about.
        One sentence is enough.
      </li>
      <li>
        <b>You receive the forms:</b> health history, privacy notice and consent to examine. Fill
        them in at home or here.
      </li>
      <li>
        <b>You bring</b>
        <ul>
          {bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </li>
      <li>
        <b>You tell us beforehand</b> about access, hearing or language needs. An interpreter and
        other aids are free of charge.
      </li>
    </ol>
  );
}
