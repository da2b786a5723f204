import { useEffect, useEffectEvent } from 'react';
import { tellOpening } from '../box/kept-openings.ts';
import { useRoom } from '../room.ts';

/** The log says which card was opened, once for each time that it is shown. @param name of the card that somebody sees */
export function useWriteDownOpening(name: string | undefined): void {
  const { box, openings, person } = useRoom();
  // An event: whoever adds a passkey after the sheet has not opened it once more.
  const writeDown = useEffectEvent((card: string) => void tellOpening({ openings, person }, card));
  useEffect(() => {
    if (name === undefined) return;
    box.look(name);
    writeDown(name);
  }, [box, name]);
}
