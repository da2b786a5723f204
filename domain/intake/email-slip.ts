/** Where most people have their mail. Short names are left out: too much that is right lies one letter from them. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'verizon.net',
  'optonline.net',
  'comcast.net',
];

/** One letter from one of them, and right. */
const OTHERS: ReadonlySet<string> = new Set(['mail.com', 'ymail.com', 'email.com']);

/**
 * The address that was probably meant: the same at the provider whose name is one slip away (a letter wrong, missing, too much, or two in turn). A
 * question and no fault: it may be right as it stands (docs/decisions/261-a-slip-in-an-address.md).
 *
 * @returns null where none is near
 */
export function meantEmail(email: string): string | null {
  const [name, domain, ...more] = email.trim().split('@');
  if (!name || !domain || more.length > 0) return null;
  const typed = domain.toLowerCase();
  if (PROVIDERS.includes(typed) || OTHERS.has(typed)) return null;
  const meant = PROVIDERS.find((provider) => isOneSlipApart(typed, provider));
  return meant === undefined ? null : `${name}@${meant}`;
}

/** An address has one at sign, something before it and a point after it. */
const WHOLE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether something is typed that is surely no whole address yet. What else is wrong with one is said once the form is sent. */
export function isUnfinishedEmail(email: string): boolean {
  const typed = email.trim();
  return typed !== '' && !WHOLE.test(typed);
}

function isOneSlipApart(typed: string, meant: string): boolean {
  const at = [...meant].findIndex((letter, index) => typed[index] !== letter);
  // The beginning is the same: something was added at the end.
  if (at === -1) return typed.length === meant.length + 1;
  const rest = typed.slice(at);
  const own = meant.slice(at);
  return (
    rest.slice(1) === own.slice(1) ||
    rest === own.slice(1) ||
    rest.slice(1) === own ||
    (rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2))
  );
}
