/** Why a time is kept free that a letter offers, sealed with it. */
export function offeredTo(name: string): string {
  return `Offered to ${name}`;
}
