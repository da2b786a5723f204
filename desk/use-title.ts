import { useEffect } from 'react';

/** The window's title: where one is, never a name or a count. */
export function useTitle(place: string): void {
  useEffect(() => {
    document.title = `${place} · The desk`;
  }, [place]);
}
