import { useRef, useState } from 'react';
import { tell } from '../api/ask-server.ts';
import type { OpenedPhoto } from '../box/open-photos.ts';
import { sayFault } from '../shell/use-fault.ts';

interface SavePhotoProps {
  /** The card's name. */
  name: string;
  /** How staff call the request: no name of a person stands in a file's. */
  called: string;
  number: number;
  photo: OpenedPhoto | undefined;
}

/**
 * Saves a photo on this machine, on purpose: it lies there unsealed, so it is asked once more, and written down before the file is made. By the browser's
 * own menu and by dragging none is saved.
 */
export function SavePhoto({ name, called, number, photo }: SavePhotoProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [said, setSaid] = useState('');
  const toggle = useRef<HTMLButtonElement>(null);
  if (photo === undefined || photo.fault !== '') return null;
  const save = async (): Promise<void> => {
    try {
      await tell(`/api/cards/${name}/photos/${number}/saved`);
      const link = document.createElement('a');
      link.href = photo.address;
      link.download = `${called}-photo-${number}.jpg`;
      link.click();
      setSaid(`Photo ${number} is saved on this machine.`);
    } catch (error) {
      setSaid(sayFault('Not saved', error));
    }
    setIsAsked(false);
    toggle.current?.focus();
  };
  return (
    <div className="save-photo">
      {isAsked ? (
        <>
          <p>
            It will lie on this machine, open to whoever uses it. Who saved it, and when, is written
            down.
          </p>
          <button className="button low" type="button" onClick={() => void save()}>
            Save it
          </button>
        </>
      ) : null}
      <button
        className="quiet"
        type="button"
        ref={toggle}
        aria-expanded={isAsked}
        onClick={() => {
          setSaid('');
          setIsAsked(!isAsked);
        }}
      >
        {isAsked ? 'Leave it sealed' : 'Save this photo'}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
