import { useEffect, useEffectEvent } from 'react';

/** While the quiz has its page to itself, Escape closes it as it closes a dialog (decision 142); what lies over the page comes first. */
export function useEscapeToClose(isAlone: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isAlone) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      close();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isAlone]);
}
