import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { RichText } from '../../site/rich-text.tsx';
import type { CommunityWords } from './community-words.ts';

type PlaceListProps = Pick<CommunityWords, 'places' | 'openPlace'>;

/**
 * What is done in each place; one stands open at a time. The id is within the entry: browsers open an entry when an address names something in
 * it.
 */
export function PlaceList({ places, openPlace }: PlaceListProps) {
  const { hash } = useLocation();
  useEffect(() => {
    // For browsers that do not open it themselves, and for who comes from another page.
    const entry = hash ? document.getElementById(hash.slice(1))?.closest('details') : null;
    if (entry) entry.open = true;
  }, [hash]);

  return (
    <div className="place-list">
      {places.map(({ id, name, text }, index) => (
        <details key={id} name="place" open={id === openPlace}>
          <summary>
            <span className="place-number">{index + 1}</span> {name}
          </summary>
          <div id={id} className="place-text">
            <RichText nodes={text} />
          </div>
        </details>
      ))}
    </div>
  );
}
