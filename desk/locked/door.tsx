import type { ToldPractice } from '../../domain/desk/wire.ts';
import { DeskName } from '../shell/arches.tsx';
import { useTitle } from '../use-title.ts';
import { ClosedDoor } from './closed-door.tsx';
import type { OnOpen } from './sign-in.ts';
import { WaysToOpen } from './ways-to-open.tsx';
import './door.css';

interface DoorProps {
  practice: ToldPractice;
  onOpen: OnOpen;
  onWords: () => void;
}

/** The closed door: a passkey opens it, or the sheet. */
export function Door({ practice, onOpen, onWords }: DoorProps) {
  useTitle('Locked');
  return (
    <div className="door">
      <main className="door-words">
        <DeskName practice={practice.name} />
        <h1>
          The desk <em>is locked</em>
        </h1>
        <p className="door-lede">
          Your fingerprint, your face or this computer’s PIN opens it. What is inside is opened on
          this machine only; the server holds it sealed and cannot read it.
        </p>
        <WaysToOpen onOpen={onOpen} onWords={onWords} />
        <p className="door-foot">
          {practice.name}, {practice.phone}. If something here is not as you know it, ask a
          colleague before you open.
        </p>
      </main>
      <ClosedDoor />
    </div>
  );
}
