import { useState } from 'react';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import { signIn, type OnOpen } from './sign-in.ts';

/** The button that opens the desk with a passkey: what it does, whether it is at it, and what went wrong. */
export function useSignIn(onOpen: OnOpen) {
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const open = async (): Promise<void> => {
    // Pressed twice: the button keeps the focus while it waits, for whoever is refused and tries once more.
    if (isBusy) return;
    setIsBusy(true);
    setFault('');
    try {
      const { key, session, isHalfExchanged } = await signIn();
      onOpen(key, session, isHalfExchanged);
    } catch (error) {
      setFault(sayPasskeyFault(error, false));
      setIsBusy(false);
    }
  };
  return { open, isBusy, fault };
}
