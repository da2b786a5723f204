import { useEffect, useRef } from 'react';

/** Above a letter: what became of its times by itself. It is brought into view, since it is read before the letter goes. */
export function LetterChanges({ changes }: { changes: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const words = changes.join('\n');
  useEffect(() => {
    if (words !== '') place.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return (
    <div role="status" className="letter-changes" ref={place}>
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
    </div>
  );
}
