import { Arches } from '../shell/arches.tsx';
import { useTitle } from '../use-title.ts';
import type { OnOpen } from './sign-in.ts';
import { useSignIn } from './use-sign-in.ts';
import './emptied-desk.css';

interface EmptiedDeskProps {
  at: Date;
  /** Nobody touched it; else somebody locked it. */
  isIdle: boolean;
  onOpen: OnOpen;
  onWords: () => void;
}

/** After the lock: the furniture stays, the words are gone. */
export function EmptiedDesk({ at, isIdle, onOpen, onWords }: EmptiedDeskProps) {
  useTitle('Locked');
  const { open, isBusy, fault } = useSignIn(onOpen);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <div className="emptied">
      <div className="emptied-lines" aria-hidden="true">
        <div className="emptied-list" />
        <div className="emptied-card" />
      </div>
      <main className="emptied-plate">
        <Arches />
        <h1>
          Locked at <em>{time.replace(/\s[AP]M$/, '')}</em>
        </h1>
        <p>
          {isIdle ? 'Nobody touched the desk for 10 minutes, so it was cleared. ' : ''}
          Nothing of what it showed is left on this page.
        </p>
        <button className="button on-navy" type="button" disabled={isBusy} onClick={open}>
          Open with your passkey
        </button>
        <p className="door-fault" role="alert">
          {fault}
        </p>
        <button className="quiet on-navy" type="button" onClick={onWords}>
          Open with the recovery sheet
        </button>
      </main>
    </div>
  );
}
