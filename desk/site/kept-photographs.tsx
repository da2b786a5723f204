import { useRef, useState } from 'react';
import { sayCalendarDay } from '../../domain/desk/say-values.ts';
import { PHOTOGRAPHS_ADDRESS, type SentKeptPhotograph } from '../../domain/desk/site-wire.ts';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { landOn } from '../land-on.ts';
import type { SiteDesk } from './use-site.ts';

interface KeptPhotographsProps {
  legend: string;
  kept: readonly SentKeptPhotograph[];
  /** Whether each is named with its entry: the site has that no more. */
  isNamed?: boolean;
  /** Whether another photograph stands in their place now. */
  isReplaced?: boolean;
  mayChange: boolean;
  site: SiteDesk;
}

/** Photographs that the site has no more and earlier sites still hold: each can be taken away for good, as when its consent was taken back. */
export function KeptPhotographs(props: KeptPhotographsProps) {
  const { legend, kept, isNamed = false, isReplaced = false, mayChange, site } = props;
  const done = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  if (kept.length === 0 && said === '') return null;

  const takeAway = async (mark: string): Promise<void> => {
    setSaid('');
    if (!(await site.takeKeptAway(mark))) return;
    setSaid('It is taken away for good. No earlier site brings it back.');
    // The button goes with its photograph.
    landOn(done.current);
  };
  return (
    <fieldset className="site-kept">
      <legend>{legend}</legend>
      {kept.length === 0 ? null : (
        <p className="site-about">
          Visitors do not see it. Going back to an earlier site would bring it back, for as long as
          that one is kept. Where a consent was taken back, take it away: that asks for a touch, and
          cannot be undone.
        </p>
      )}
      <p className="site-kept-done" role="status" ref={done}>
        {said}
      </p>
      <ul>
        {kept.map(({ mark, place, title, label, alt, at }) => {
          const name = isNamed ? `${title}: ${label}` : label;
          const day = sayCalendarDay(newYorkDay(new Date(at)));
          const since = `${isReplaced ? 'Replaced on' : 'On the site until'} ${day}`;
          return (
            <li key={`${place} ${mark}`}>
              <img
                src={`${PHOTOGRAPHS_ADDRESS}/${mark}`}
                alt={alt === '' ? 'The photograph of before.' : alt}
              />
              <div>
                <p>
                  {isNamed ? <b>{name}</b> : null}
                  {since}; earlier sites still hold it.
                </p>
                {mayChange ? (
                  <button
                    className="quiet"
                    type="button"
                    aria-label={`Take it away for good: ${name}. ${since}`}
                    onClick={() => void takeAway(mark)}
                  >
                    Take it away for good
                  </button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
