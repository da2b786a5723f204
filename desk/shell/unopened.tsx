import { useState } from 'react';

interface UnopenedProps {
  /** Why; empty where there is no line. */
  why: string;
  onTryNow: () => Promise<void>;
}

/** That not everything could be opened, with the way to try again at once. */
export function Unopened({ why, onTryNow }: UnopenedProps) {
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async (): Promise<void> => {
    setIsTrying(true);
    await onTryNow();
    setIsTrying(false);
  };
  return (
    <p className="strip">
      <strong>Not everything is open yet.</strong>
      <span>{why === '' ? 'It goes on by itself once the line is back.' : why}</span>
      <button className="quiet" type="button" onClick={() => void tryNow()}>
        {isTrying ? 'Trying…' : 'Try now'}
      </button>
    </p>
  );
}
