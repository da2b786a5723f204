/** A phone number that can be touched, also from within a frame. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:+1${phone.replaceAll('-', '')}`} target="_top">
      {phone}
    </a>
  );
}
