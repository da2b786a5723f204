import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { RequestWords } from '../../../../domain/content/request-words.ts';
import { PHOTO_LIMIT } from '../../../../domain/intake/wire.ts';
import { RequestLanguageHere } from '../../../site/request-language.ts';
import { hearParent, tellParent } from '../../embed/framed-page.ts';
import {
  restorePhoto,
  shrinkPhoto,
  UnreadableFileError,
  type ChosenPhoto,
} from './shrink-photo.ts';

/** The photos of a form, and what can be done with them. */
export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** How many are still being made ready. */
  readonly pending: number;
  /** What was wrong with the last files that were chosen; null when all is well. */
  readonly fault: string | null;
  /** What has just happened, for those who do not see it. */
  readonly news: string;
  readonly add: (files: Iterable<File>) => Promise<void>;
  readonly remove: (id: string) => void;
  /** Lets the fault go: those that are kept are good, and the visitor goes on with them. */
  readonly forgetFault: () => void;
}

/**
 * Keeps the photos that a visitor has chosen, in memory alone. The page around the frame holds them while the form is closed, as it holds what
 * was typed.
 */
export function usePhotos(): Photos {
  const { words, countInWords } = use(RequestLanguageHere);
  const said = words.photos;
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [pending, setPending] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [news, setNews] = useState('');
  // Files may be chosen while others are still being made ready.
  const latest = useRef(chosen);

  const keep = useCallback((photos: readonly ChosenPhoto[]) => {
    latest.current = photos;
    setChosen(photos);
  }, []);

  const tell = useCallback((photos: readonly ChosenPhoto[]) => {
    tellParent({
      type: 'impressions:photos',
      photos: photos.map(({ id, jpeg }) => ({ id, jpeg })),
    });
  }, []);

  const sayLeftOut = useCallback(
    (count: number) =>
      (count === 1 ? said.oneLeftOut : said.manyLeftOut).replace('{count}', countInWords(count)),
    [countInWords, said],
  );

  const add = useCallback(
    async (files: Iterable<File>) => {
      const queue = [...files];
      const faults: string[] = [];
      let leftOutCount = 0;
      setFault(null);
      setPending((count) => count + queue.length);
      // One after another: a decoded photo is large, and phones are small.
      for (const file of queue) {
        try {
          if (latest.current.length < PHOTO_LIMIT) {
            const photo = await shrinkPhoto(file);
            // Others that were chosen meanwhile may have come first.
            if (latest.current.length < PHOTO_LIMIT) {
              keep([...latest.current, photo]);
              // At once: the form may be closed before the next one is ready.
              tell(latest.current);
            } else leftOutCount += 1;
          } else leftOutCount += 1;
        } catch (error) {
          const isHeic = error instanceof UnreadableFileError && error.isHeic;
          faults.push((isHeic ? said.heic : said.unreadable).replace('{file}', () => file.name));
        } finally {
          setPending((count) => count - 1);
        }
      }
      if (leftOutCount > 0) faults.push(sayLeftOut(leftOutCount));
      setFault(faults.length > 0 ? faults.join(' ') : null);
      // Where nothing could be kept, the fault says what there is to say.
      const isFaultAlone = faults.length > 0 && latest.current.length === 0;
      setNews(isFaultAlone ? '' : sayCount(said, latest.current.length));
    },
    [keep, said, sayLeftOut, tell],
  );

  const remove = useCallback(
    (id: string) => {
      keep(latest.current.filter((photo) => photo.id !== id));
      setFault(null);
      setNews(`${said.removed} ${sayCount(said, latest.current.length)}`);
      tell(latest.current);
    },
    [keep, said, tell],
  );

  const forgetFault = useCallback(() => setFault(null), []);

  useEffect(
    () =>
      hearParent('impressions:photos', async (heard) => {
        const restored = await Promise.all(heard.photos.map(restorePhoto));
        // Whoever was quicker than this has chosen others, and the page around knows of those alone.
        const others = latest.current.filter(({ id }) => restored.every((one) => one.id !== id));
        keep([...restored, ...others].slice(0, PHOTO_LIMIT));
        if (others.length === 0) return;
        tell(latest.current);
        const leftOutCount = restored.length + others.length - latest.current.length;
        if (leftOutCount > 0) setFault(sayLeftOut(leftOutCount));
        setNews(sayCount(said, latest.current.length));
      }),
    [keep, said, sayLeftOut, tell],
  );

  return { chosen, pending, fault, news, add, remove, forgetFault };
}

function sayCount(said: RequestWords['photos'], count: number): string {
  if (count === 0) return said.none;
  return count === 1 ? said.oneReady : said.manyReady.replace('{count}', String(count));
}
