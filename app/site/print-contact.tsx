import practice from 'content:practice';
import { contactFactsOf } from '../../domain/practice/contact-facts.ts';

/** Whose sheet it is and the number to call, for paper that leaves the footer out. */
export function PrintContact() {
  const { name, address, phone } = contactFactsOf(practice);
  return (
    <p className="print-contact">
      {name}, {address}. {phone}
    </p>
  );
}
