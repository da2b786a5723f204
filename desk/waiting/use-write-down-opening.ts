import { useEffect, useEffectEvent } from 'react';
import { tellAct } from '../box/untold-acts.ts';
import { useRoom } from '../room.ts';

/** The log says which card was opened, once for each time that it is shown. @param name of the card that somebody sees */
export function useWriteDownOpening(name: string | undefined): void {
  const { box, untold, person } = useRoom();
  // An event: whoever adds a passkey after the sheet has not opened it once more.
  const writeDown = useEffectEvent((card: string) => void tellAct({ untold, person }, { card }));
  useEffect(() => {
    if (name === undefined) return;
    box.look(name);
    writeDown(name);
  }, [box, name]);
}
