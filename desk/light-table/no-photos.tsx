import { useEffect, useRef } from 'react';
import { isFocusLost, landOn } from '../land-on.ts';
import { follow } from '../shell/place-links.ts';

/** What stands in the place of the table where there is no such card. @param said why not */
export function NoPhotos({ said }: { said: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  // Where they were forgotten while they lay on the table, what held the focus went with them.
  useEffect(() => {
    if (isFocusLost()) landOn(words.current);
  }, []);
  return (
    <main className="plain-page">
      <h1>Photos</h1>
      <p ref={words}>{said}</p>
      <a className="quiet" href="/" onClick={follow}>
        All that wait
      </a>
    </main>
  );
}
