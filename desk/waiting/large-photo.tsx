import { useEffect, useRef } from 'react';

interface LargePhotoProps {
  address: string;
  /** Which of how many. */
  place: string;
  onClose: () => void;
}

/** A photo over the whole page. Within it, since a tab of its own would stay open after the lock. */
export function LargePhoto({ address, place, onClose }: LargePhotoProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="large-photo" aria-label={place} onClose={onClose}>
      <img src={address} alt={place} />
      <button className="button" type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
