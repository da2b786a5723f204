import { TextLink } from '../../ui/text-link.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import type { EmergencyWords } from './emergency-words.ts';
import { useKeptPage } from './use-kept-page.ts';

interface EmergencyEndProps {
  words: EmergencyWords['end'];
  directionsHref: string;
}

/** Where to come, and how to have this page where there is no connection: on the device, and on paper. */
export function EmergencyEnd({ words, directionsHref }: EmergencyEndProps) {
  const isAlive = useIsAlive();
  const isKept = useKeptPage();
  return (
    <div className="wrap emergency-end">
      <p className="emergency-first-time">{words.firstTime}</p>
      <p>{words.address}</p>
      <TextLink className="quiet-link" href={directionsHref}>
        {words.directions}
      </TextLink>
      {isAlive ? (
        <button className="quiet-button" type="button" onClick={() => window.print()}>
          {words.print}
        </button>
      ) : null}
      {isKept ? <p className="emergency-kept">{words.kept}</p> : null}
    </div>
  );
}
