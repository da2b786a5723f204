import { useEffect, type RefObject } from 'react';
import { bringIntoView } from './bring-into-view.ts';

/** Brings an element wholly into view when it appears, by no more than that needs. */
export function useBroughtIntoView(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? bringIntoView([ref.current]) : undefined), [ref]);
}
