import { useEffect, useRef } from 'react';
import { landOn } from '../land-on.ts';
import { sayWhyLocked, type WhyLocked } from '../lock/why-locked.ts';
import { Arches } from '../shell/arches.tsx';
import { useTitle } from '../use-title.ts';
import type { OnOpen } from './sign-in.ts';
import { WaysToOpen } from './ways-to-open.tsx';
import './emptied-desk.css';

interface EmptiedDeskProps {
  at: Date;
  why: WhyLocked;
  /** What was being written could not be kept. */
  isDraftLost: boolean;
  onOpen: OnOpen;
  onWords: () => void;
}

/** After the lock: the furniture stays, the words are gone. */
export function EmptiedDesk({ at, why, isDraftLost, onOpen, onWords }: EmptiedDeskProps) {
  useTitle('Locked');
  const plate = useRef<HTMLElement>(null);
  // What had the focus was cleared; one goes on with the first way to open it.
  useEffect(() => landOn(plate.current?.querySelector('button')), []);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <div className="emptied">
      <div className="emptied-lines" aria-hidden="true">
        <div className="emptied-list" />
        <div className="emptied-card" />
      </div>
      <main className="emptied-plate" ref={plate}>
        <Arches />
        <h1>
          Locked at <em>{time.replace(/\s[AP]M$/, '')}</em>
        </h1>
        <p>{sayWhyLocked(why)} Nothing of what it showed is left on this page.</p>
        <div role="status">
          {isDraftLost ? (
            <p>
              <strong>What was being written is lost</strong>: this browser let the desk keep
              nothing.
            </p>
          ) : null}
        </div>
        <WaysToOpen onOpen={onOpen} onWords={onWords} />
      </main>
    </div>
  );
}
