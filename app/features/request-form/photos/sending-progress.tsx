import { use } from 'react';
import { RequestLanguageHere } from '../../../site/request-language.ts';

/** How much of the photos has left the device. Said once to those who do not see it, shown to those who do. */
export function SendingProgress({ count, share }: { count: number; share: number }) {
  const { sendingOne, sendingMany, sent } = use(RequestLanguageHere).words.photos;
  return (
    <div className="sending-progress">
      <p role="status">
        {count === 1 ? sendingOne : sendingMany.replace('{count}', String(count))}
      </p>
      <progress aria-label={sent} max={1} value={share} />
    </div>
  );
}
