import words from 'content:live-gallery';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FRONT_CAMERA } from '../../../domain/smile/camera.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import { canDrawHere } from '../live-smile/can-draw-here.ts';
import { LiveSmile } from '../live-smile/live-smile.tsx';
import type { GalleryCase } from './gallery-case.ts';
import { turnPlate, useTurnedPlate } from './turned-plate.ts';

interface Moment {
  readonly name: string;
  readonly isAfter: boolean;
}

/** With the model's code. */
const loadSmile = async () => {
  const { SMILE_CASES } = await import('../../../domain/smile/smile-cases.ts');
  return ({ name, isAfter }: Moment): WornSmile => {
    const found = SMILE_CASES.find((one) => one.name === name);
    if (!found) throw new Error(`there is no model of ${name}`);
    return isAfter ? found.after : found.before;
  };
};

/** Lies over a case's plate where this device can draw the model: a button, and once it is pressed the model, which turns, before or after. Photographs do not turn. */
export function CaseTurn({ entry }: { entry: GalleryCase }) {
  const id = useId();
  const isAsked = useTurnedPlate() === id;
  const [canDraw, setCanDraw] = useState(() => !entry.isPatient && canDrawHere());
  const [isAfter, setAfter] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const isLive = isAsked && isDrawn;
  const stage = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const state = useMemo(() => ({ name: entry.name, isAfter }), [entry.name, isAfter]);

  const onLive = useCallback((hasCome: boolean) => {
    setDrawn(hasCome);
    if (hasCome) return;
    setCanDraw(false);
    turnPlate(undefined);
  }, []);
  const close = () => turnPlate(undefined);
  const open = () => {
    setDrawn(false);
    turnPlate(id);
  };

  // The button that was pressed has made room for another: the focus goes there.
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!wasAsked.current || document.activeElement !== document.body) return;
    const button = stage.current?.querySelector<HTMLElement>('.live-smile-turn > button');
    button?.focus({ preventScroll: true });
  }, [isLive]);
  // A plate that leaves takes its model with it, also when it stays in the page unseen.
  useEffect(() => {
    wasAsked.current ||= isAsked;
    const element = stage.current;
    if (!isAsked || !element) return undefined;
    const observer = new ResizeObserver(([seen]) => {
      if (seen?.contentRect.width === 0) turnPlate(undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAsked]);

  if (!canDraw) return null;
  const turnLabel = `${words.turn}: ${entry.title}`;
  return (
    <div
      ref={stage}
      className="case-turn"
      data-live={isLive ? '' : undefined}
      // The divider below follows pointers.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <div ref={place} className="case-turn-place" />
      {isAsked ? (
        <LiveSmile
          words={{ ...words, turn: turnLabel }}
          state={state}
          loadSmile={loadSmile}
          sentence={(isAfter ? entry.after : entry.before).alt}
          camera={FRONT_CAMERA}
          frame={place}
          isTouched
          isLive={isLive}
          onLive={onLive}
          onClose={close}
        />
      ) : null}
      {isLive ? (
        <div key="moments" className="case-turn-moments" role="group" aria-label={words.moment}>
          <button type="button" aria-pressed={!isAfter} onClick={() => setAfter(false)}>
            {words.before}
          </button>
          <button type="button" aria-pressed={isAfter} onClick={() => setAfter(true)}>
            {words.after}
          </button>
        </div>
      ) : (
        <div key="opener" className="live-smile-turn">
          <button
            type="button"
            aria-label={isAsked ? `${words.wait}: ${entry.title}` : turnLabel}
            aria-expanded={false}
            aria-busy={isAsked}
            onClick={open}
          >
            {isAsked ? words.wait : words.turn}
          </button>
        </div>
      )}
    </div>
  );
}
