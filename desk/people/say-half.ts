const SHOWN_CHARACTERS = 12;
const GROUP = /.{4}/g;

/**
 * The end of a passkey's public half, for two people to compare: 60 bits, in groups that can be read out.
 *
 * @returns as `q7f3 x2k9 mm4d`
 */
export function sayHalf(recipient: string): string {
  return (recipient.slice(-SHOWN_CHARACTERS).match(GROUP) ?? []).join(' ');
}
