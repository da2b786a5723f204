import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';

interface DialogProps {
  /** What the dialog is called, for those who do not see it. */
  label: string;
  onClose: () => void;
  className?: string;
  /** The id of a text that says what the dialog is for. */
  describedBy?: string;
  /** For forms: a touch beside the dialog must not lose what was typed. */
  keepsOnBackdrop?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog on the native element, open as long as it is rendered: the browser keeps the focus in, brings it back to
 * the opener, and closes on Escape; a click on the backdrop closes too. The page behind keeps its place
 * and does not scroll (`:has(dialog[open])` in the stylesheet).
 */
export function Dialog({
  label,
  onClose,
  describedBy,
  className = '',
  keepsOnBackdrop = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === dialog && !keepsOnBackdrop) dialog.close();
    };
    dialog.addEventListener('click', closeOnBackdrop);
    return () => {
      dialog.removeEventListener('click', closeOnBackdrop);
      dialog.close();
    };
  }, [keepsOnBackdrop]);

  // React hands the closing of a dialog within this one to this one too.
  const closeOwn = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={label}
      aria-describedby={describedBy}
      onClose={closeOwn}
    >
      <div className="dialog-bar">
        <button className="dialog-close" type="button" onClick={() => ref.current?.close()}>
          Close
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
