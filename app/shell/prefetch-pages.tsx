import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** When each group of pages is fetched ahead (specification, section 2, 'Route-change behaviour'). */
const SCHEDULE = [
  { afterMs: 2_000, pages: ['/start-here', '/faq', '/financial-insurance'] },
  { afterMs: 5_000, pages: ['/stories', '/team'] },
] as const;

/** What browsers tell of the connection, where they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a visitor's line and wishes allow fetching ahead of a wish. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && connection?.effectiveType !== 'slow-2g';
}

/** Fetches the pages that visitors mostly open next, once the page they are on has come to rest. */
export function PrefetchPages() {
  const [pages, setPages] = useState<readonly string[]>([]);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (!mayPrefetch(connection)) return undefined;
    const timers = SCHEDULE.map(({ afterMs, pages: group }) =>
      setTimeout(() => setPages((known) => [...known, ...group]), afterMs),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
