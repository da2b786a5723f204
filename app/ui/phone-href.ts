/** The address that calls a number written as 516-555-0100. */
export function callHref(phone: string): string {
  return `tel:+1${phone.replaceAll('-', '')}`;
}

/** The address that begins a text message to a number written as 516-555-0100. */
export function textHref(phone: string): string {
  return `sms:+1${phone.replaceAll('-', '')}`;
}
