import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useHistoryLayers } from './use-history-layers.ts';

interface DialogProps {
  /** What the dialog is called, for those who do not see it. */
  label: string;
  onClose: () => void;
  className?: string;
  /** The id of a text that says what the dialog is for. */
  describedBy?: string;
  /** For forms: a touch beside the dialog must not lose what was typed. */
  keepsOnBackdrop?: boolean;
  /** What the address bar says while the dialog is open; the page's own address unless told. */
  address?: string | undefined;
  /** Where what is in the dialog says itself what Back does. */
  leavesBackToContent?: boolean;
  /** Where a frame is all that is in it, the body takes the focus itself: keys must be able to scroll it. */
  isBodyFocusable?: boolean;
  children: ReactNode;
}

let dialogCount = 0;

/**
 * A modal dialog on the native element, open as long as it is rendered: the browser keeps the focus in and brings it back to
 * the opener; Escape, a click on the backdrop and the browser's Back close it. The page behind keeps its place
 * and does not scroll (`:has(dialog[open])` in the stylesheet).
 */
export function Dialog({
  label,
  onClose,
  describedBy,
  className = '',
  keepsOnBackdrop = false,
  address,
  leavesBackToContent = false,
  isBodyFocusable = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [name] = useState(() => `dialog ${(dialogCount += 1)}`);
  useHistoryLayers(leavesBackToContent ? [] : [name], onClose, address);

  // Not by the browser's event of closing, which may come after the next dialog was asked for.
  const close = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.close();
    onClose();
  });

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // Phones close a dialog by their Back gesture as if by Escape: here Back is the history's, and Escape has its own listener.
    dialog.setAttribute('closedby', 'none');
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === dialog && !keepsOnBackdrop) close(dialog);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !isTopmost(dialog)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close(dialog);
    };
    dialog.addEventListener('click', closeOnBackdrop);
    window.addEventListener('keydown', closeOnEscape);
    return () => {
      dialog.removeEventListener('click', closeOnBackdrop);
      window.removeEventListener('keydown', closeOnEscape);
      dialog.close();
      // What opened it may be gone by now, and the focus with it.
      if (opener?.isConnected === false) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    };
  }, [keepsOnBackdrop]);

  const closeByButton = () => {
    ref.current?.close();
    onClose();
  };

  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <div className="dialog-bar">
        <button className="dialog-close" type="button" onClick={closeByButton}>
          Close
        </button>
      </div>
      <div
        className="dialog-body"
        {...(isBodyFocusable ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      >
        {children}
      </div>
    </dialog>
  );
}

/** A dialog within a dialog comes later in the document. */
function isTopmost(dialog: HTMLDialogElement): boolean {
  return [...document.querySelectorAll('dialog[open]')].at(-1) === dialog;
}
