import type { OpenedCard } from '../box/card-box.ts';
import { follow } from '../shell/place-links.ts';
import { titleOfCard } from './card-words.ts';

interface CardTabsProps {
  title: string;
  /** What visitors and staff call it by; none where there is no card yet. */
  number?: string;
  next?: OpenedCard | undefined;
  backTo: '/' | '/cards';
  onLeave: () => void;
}

/** Above a card: the way back, what it is, what comes next; and the edges of those below it. */
export function CardTabs({ title, number, next, backTo, onLeave }: CardTabsProps) {
  return (
    <>
      <div className="tabs">
        <a
          className="quiet back"
          href={backTo}
          onClick={(event) => {
            follow(event);
            if (event.defaultPrevented) onLeave();
          }}
        >
          {backTo === '/' ? 'All that wait' : 'Every card'}
        </a>
        <p className="tab">
          {title}
          {number === undefined ? null : (
            <>
              {' '}
              <b>{number}</b>
            </>
          )}
        </p>
        {next === undefined ? null : (
          <p className="tab tab-next">
            next: {titleOfCard(next)} {next.row.reference ?? next.name}
          </p>
        )}
      </div>
      <span className="edge edge-3" />
      <span className="edge edge-2" />
      <span className="edge edge-1" />
    </>
  );
}
