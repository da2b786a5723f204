import { useState } from 'react';

/** A button that copies a request's number; where the browser does not let it, the number stands beside it. */
export function CopyNumber({ number }: { number: string }) {
  const [note, setNote] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setNote('Copied.');
    } catch {
      setNote('The browser does not allow it: please note the number down.');
    }
  }

  return (
    <>
      <button className="quiet-button copy-number" type="button" onClick={() => void copy()}>
        Copy the number
      </button>
      <span role="status">{note}</span>
    </>
  );
}
