import { use, useState } from 'react';
import { RequestLanguageHere } from '../../site/request-language.ts';

/** A button that copies a request's number; where the browser does not let it, the number stands beside it. */
export function CopyNumber({ number }: { number: string }) {
  const { success } = use(RequestLanguageHere).words;
  const [note, setNote] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setNote(success.copied);
    } catch {
      setNote(success.notCopied);
    }
  }

  return (
    <>
      <button className="quiet-button copy-number" type="button" onClick={() => void copy()}>
        {success.copyNumber}
      </button>
      <span role="status">{note}</span>
    </>
  );
}
