import { useEffect, useState } from 'react';
import { frameOf } from '../../../domain/orthodontics/example-treatment.ts';
import { connectionHere, mayPrefetch } from '../../ui/may-prefetch.ts';
import type { PictureFiles } from '../../ui/picture-files.ts';
import type { OrthodonticsWords, Way } from './orthodontics-words.ts';

/** After the page's own pictures and code. */
const FETCH_AHEAD_AFTER_MS = 3_000;

type Shared = OrthodonticsWords['months']['frames'];

/** The picture of a month. Throws when there are fewer pictures of the way than months that have one. */
export function pictureOf(month: number, way: Pick<Way, 'frames'>, shared: Shared): PictureFiles {
  const frame = frameOf(month);
  if (frame.kind !== 'appliance') return shared[frame.kind];
  const picture = way.frames[frame.index];
  if (!picture) throw new Error(`no picture ${frame.index} of this way`);
  return picture;
}

interface Frames {
  /** Those that have been asked for so far, in that order. */
  readonly asked: readonly PictureFiles[];
  /** The one on top: it changes when the wanted one has come, so that nothing is ever blank between. */
  readonly shown: PictureFiles;
  /** Call when a picture has come. */
  readonly markLoaded: (picture: PictureFiles) => void;
  /** Call when a picture has failed to come. */
  readonly markFailed: (picture: PictureFiles) => void;
  /** Whether all of a way's are asked for: somebody has begun to move through the months, or may soon. */
  readonly asksForAll: boolean;
  /** Asks for all of a way's, once somebody begins to move through the months. */
  readonly askForAll: () => void;
}

/**
 * Which pictures of the model are fetched, and which is seen: first the wanted one alone, the others of the chosen way with the first touch
 * or, where the visitor's line and wishes allow it, a little later.
 */
export function useFrames(wanted: PictureFiles, way: Pick<Way, 'frames'>, shared: Shared): Frames {
  const [asksForAll, setAsksForAll] = useState(false);
  const [asked, setAsked] = useState<readonly PictureFiles[]>([wanted]);
  const [loaded, setLoaded] = useState<readonly PictureFiles[]>([wanted]);
  const [shown, setShown] = useState(wanted);
  const [failed, setFailed] = useState<readonly PictureFiles[]>([]);
  const [lastWanted, setLastWanted] = useState(wanted);

  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    // Wished for anew, it is fetched anew; not before, or what fails at once would be asked for without end.
    setFailed(without(failed, wanted));
  }
  const own = asksForAll ? [...way.frames, shared.start, shared.end, shared.retainer] : [];
  const missing = [wanted, ...own].filter(
    (picture) => !asked.includes(picture) && !failed.includes(picture),
  );
  if (missing.length > 0) setAsked([...asked, ...new Set(missing)]);
  if (shown !== wanted && loaded.includes(wanted)) setShown(wanted);

  useEffect(() => {
    if (!mayPrefetch(connectionHere())) return undefined;
    const timer = setTimeout(() => setAsksForAll(true), FETCH_AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return {
    asked,
    shown,
    asksForAll,
    markLoaded: (picture) =>
      setLoaded((known) => (known.includes(picture) ? known : [...known, picture])),
    markFailed: (picture) => {
      // What is seen stands on the stage as long as nothing else does.
      if (picture === shown) return;
      setFailed((known) => [...known, picture]);
      setAsked((known) => without(known, picture));
      setLoaded((known) => without(known, picture));
    },
    askForAll: () => setAsksForAll(true),
  };
}

const without = (pictures: readonly PictureFiles[], one: PictureFiles) =>
  pictures.filter((picture) => picture !== one);
