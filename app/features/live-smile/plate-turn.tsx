import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Camera } from '../../../domain/smile/camera.ts';
import type { Stand } from '../../../domain/smile/pose.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import { canDrawHere } from './can-draw-here.ts';
import type { LiveSmileWords } from './live-smile-words.ts';
import { LiveSmile } from './live-smile.tsx';
import { turnPlate, useTurnedPlate } from './turned-plate.ts';

interface PlateTurnProps<State> {
  words: LiveSmileWords & {
    /** While the model is made. */
    readonly wait: string;
  };
  /** The plate's. */
  title: string;
  /** What decides the smile. */
  state: State;
  /** Gives the code that makes a smile of it; stays the same function from render to render. */
  loadSmile: () => Promise<(state: State) => WornSmile>;
  /** What is seen, in words. */
  sentence: string;
  /** The plate's own. */
  camera: Camera;
  stand?: Stand;
  /** What stands on the plate once the model is live. */
  over?: ReactNode;
  /** What stands outside of it then. */
  beside?: ReactNode;
}

/** Lies over a plate where this device can draw its model: a button, and once it is pressed the model, which turns. */
export function PlateTurn<State>(props: PlateTurnProps<State>) {
  const { words, title, state, loadSmile, sentence, camera, stand, over, beside } = props;
  const id = useId();
  const isAsked = useTurnedPlate() === id;
  const [canDraw, setCanDraw] = useState(canDrawHere);
  const [isDrawn, setDrawn] = useState(false);
  const isLive = isAsked && isDrawn;
  const stage = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);

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
  const turnLabel = `${words.turn}: ${title}`;
  return (
    <>
      <div
        ref={stage}
        className="plate-turn"
        data-live={isLive ? '' : undefined}
        // What is below may follow pointers.
        onPointerDown={(event) => event.stopPropagation()}
      >
        <div ref={place} className="plate-turn-place" />
        {isAsked ? (
          <LiveSmile
            words={{ ...words, turn: turnLabel }}
            state={state}
            loadSmile={loadSmile}
            sentence={sentence}
            camera={camera}
            {...(stand ? { stand } : {})}
            frame={place}
            isTouched
            isLive={isLive}
            onLive={onLive}
            onClose={close}
          />
        ) : null}
        {isLive ? (
          over
        ) : (
          <div key="opener" className="live-smile-turn">
            <button
              type="button"
              aria-label={isAsked ? `${words.wait}: ${title}` : turnLabel}
              aria-expanded={false}
              aria-busy={isAsked}
              onClick={open}
            >
              {isAsked ? words.wait : words.turn}
            </button>
          </div>
        )}
      </div>
      {isLive ? beside : null}
    </>
  );
}
