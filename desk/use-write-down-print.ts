import { useEffect, useEffectEvent } from 'react';
import type { PrintedSheet } from '../domain/desk/printed-sheets.ts';
import { tellAct } from './box/untold-acts.ts';
import { useRoom } from './room.ts';

/**
 * The log says that what stands here was printed, also by the browser's own menu: each way begins with the same event, before the dialog, and whether paper
 * comes of it no browser says.
 *
 * @param sheet null while nothing stands here that is printed
 * @param card name of the one that it is of
 */
export function useWriteDownPrint(sheet: PrintedSheet | null, card?: string): void {
  const { untold, person } = useRoom();
  const writeDown = useEffectEvent((): void => {
    if (sheet === null) return;
    void tellAct({ untold, person }, card === undefined ? { sheet } : { sheet, card });
  });
  useEffect(() => {
    const note = (): void => writeDown();
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
}
