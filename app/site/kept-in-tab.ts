/** Keeps something for this tab alone, as long as it is open. What is denied or too much is not kept: the page says what to note down. */
export function keepInTab(name: string, value: object | null): void {
  ifAllowed(() => window.sessionStorage.setItem(name, JSON.stringify(value)));
}

/** What this tab keeps, to be checked by whoever reads it. */
export function keptInTab(name: string): Readonly<Record<string, unknown>> {
  return ifAllowed(() => JSON.parse(window.sessionStorage.getItem(name) ?? 'null')) ?? {};
}

/** Asks the browser's storage; null where it is denied, which even its name may throw for. */
export function ifAllowed<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** Whether something is a moment that has not come. */
export function isToCome(startsAt: unknown): startsAt is string {
  return typeof startsAt === 'string' && Date.parse(startsAt) > Date.now();
}
