import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FIRST_DESIGN, WHERE_IT_BEGAN } from '../../../domain/smile/design-choices.ts';
import {
  nearestChoices,
  placeOn,
  positionOf,
  type DesignPosition,
  type DesignScale,
} from '../../../domain/smile/design-position.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { readDesign, writeDesign } from './design-address.ts';

/** A slider moves in many small steps, and browsers refuse many new addresses in a row: those that follow each other this fast wait for the last one. */
const WRITE_AFTER_MS = 200;

export interface Design {
  /** What the visitor has chosen, as far as it can be shown: pictures show whole steps. */
  readonly position: DesignPosition;
  /** What the mirror shows: the choices, or where they began. */
  readonly shown: DesignPosition;
  readonly isComparing: boolean;
  /** True once the visitor has done something here: from then on changes are said. */
  readonly isTouched: boolean;
  /** Whether the model is drawn live, so that what lies between two steps can be chosen. */
  readonly isLive: boolean;
  readonly setLive: (isLive: boolean) => void;
  readonly choose: (scale: DesignScale, place: number) => void;
  readonly toggleComparison: () => void;
}

/** A visitor's design: read from the address once, and written into it in the place of the last one, so that Back leads out of the studio. */
export function useDesign(): Design {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [own, setOwn] = useState<DesignPosition>();
  const [isComparing, setComparing] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isLive, setLive] = useState(false);
  const changedAtMs = useRef(Number.NEGATIVE_INFINITY);
  // The page was made without a query: it must be brought to life as it was made.
  const isAlive = useIsAlive();
  const addressed = () => readDesign(new URLSearchParams(search));
  const showable = (wanted: DesignPosition) =>
    isLive ? wanted : positionOf(nearestChoices(wanted));
  const position = showable(own ?? (isAlive ? addressed() : positionOf(FIRST_DESIGN)));

  useEffect(() => {
    if (!own) return undefined;
    const query = writeDesign(own, new URLSearchParams(search)).toString();
    if (query === new URLSearchParams(search).toString()) return undefined;
    const write = () => {
      void navigate({ search: query, hash }, { replace: true, preventScrollReset: true });
    };
    const sinceLastMs = performance.now() - changedAtMs.current;
    changedAtMs.current = performance.now();
    if (sinceLastMs > WRITE_AFTER_MS) {
      // A choice by itself: whoever loads the page again or shares it at once has it.
      write();
      return undefined;
    }
    const timer = setTimeout(write, WRITE_AFTER_MS);
    // The last one of several, when the page is left.
    document.addEventListener('visibilitychange', write);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', write);
    };
  }, [own, search, hash, navigate]);

  return {
    position,
    shown: isComparing ? positionOf(WHERE_IT_BEGAN) : position,
    isComparing,
    isTouched,
    isLive,
    setLive,
    choose: (scale, place) => {
      setTouched(true);
      setComparing(false);
      // What was chosen of several scales before the page was alive comes at once, and before the address has been read.
      setOwn((before) => ({
        ...showable(before ?? addressed()),
        [scale]: placeOn(scale, place),
      }));
    },
    toggleComparison: () => {
      setTouched(true);
      setComparing(!isComparing);
    },
  };
}
