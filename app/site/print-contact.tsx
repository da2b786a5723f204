import practice from 'content:practice';

/** Whose sheet it is and the number to call, for paper that leaves the footer out. */
export function PrintContact() {
  const { address } = practice;
  return (
    <p className="print-contact">
      {practice.name}, {address.street}, {address.city}, {address.state}&nbsp;{address.postalCode}.{' '}
      {practice.phone}
    </p>
  );
}
