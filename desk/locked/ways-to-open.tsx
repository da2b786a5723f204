import type { OnOpen } from './sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

interface WaysToOpenProps {
  onOpen: OnOpen;
  onWords: () => void;
}

/** What opens a locked desk: a passkey, with what went wrong below it, or the sheet. */
export function WaysToOpen({ onOpen, onWords }: WaysToOpenProps) {
  const { open, isBusy, fault } = useSignIn(onOpen);
  return (
    <>
      <button className="button on-navy" type="button" aria-disabled={isBusy} onClick={open}>
        Open with your passkey
      </button>
      <p className="door-fault" role="alert">
        {fault}
      </p>
      <button className="quiet on-navy" type="button" onClick={onWords}>
        Open with the recovery sheet
      </button>
    </>
  );
}
