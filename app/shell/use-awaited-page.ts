import { useLayoutEffect } from 'react';
import { useNavigation } from 'react-router';
import { awaitPage } from '../ui/history-layers.ts';

/** Has what lies over the page take no step back while the next page is on its way: it would be called off. */
export function useAwaitedPage(): void {
  const isComing = useNavigation().state === 'loading';
  useLayoutEffect(() => awaitPage(isComing), [isComing]);
}
