/** What browsers tell of the connection, where they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a visitor's line and wishes allow fetching ahead of a wish. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && connection?.effectiveType !== 'slow-2g';
}

/** The visitor's connection, where the browser tells of it. */
export function connectionHere(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}
