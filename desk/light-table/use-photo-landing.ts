import { useCallback, useEffect, useState, type RefObject } from 'react';
import { isFocusLost, landOn } from '../land-on.ts';

interface Landing {
  readonly photo: number;
  readonly when: 'always' | 'where it was lost';
}

/**
 * Keeps the focus on the photos while they are chosen by keys and laid otherwise: on one's button, or on its title where it is seen large.
 *
 * @returns puts it on a photo, once what was asked for is drawn
 */
export function usePhotoLanding(glass: RefObject<HTMLElement | null>) {
  const [landing, setLanding] = useState<Landing | null>(null);
  useEffect(() => {
    if (landing === null || (landing.when !== 'always' && !isFocusLost())) return;
    const where = `[data-photo="${landing.photo}"] :is(button, .stage-title)`;
    landOn(glass.current?.querySelector<HTMLElement>(where));
  }, [landing, glass]);
  return useCallback(
    (photo: number, when: Landing['when']): void => setLanding({ photo, when }),
    [],
  );
}
