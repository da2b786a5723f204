import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Picture, type PictureArrival } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { clampPosition, labelsAt, START_PERCENT } from './clamp-position.ts';

interface BeforeAfterProps {
  before: PictureFiles;
  after: PictureFiles;
  sizes: string;
  /** When the two pictures are fetched: half of each is seen at once. */
  arrival?: PictureArrival;
  /** What the slider compares, for its name. */
  label: string;
  /** The change in words, for those who do not see the pictures and those who do. */
  description: string;
  /** Whether a button leads back to both halves: where the pictures fill the screen, nothing else says that they are two. */
  canShowBoth?: boolean;
  /** What lies over the pictures. */
  over?: ReactNode;
  /** What stands between the pictures and the description. */
  children?: ReactNode;
}

/**
 * Two pictures of one view, with a divider that the visitor moves by click, drag, touch or keys (product 4.3). Underneath is a
 * native range; the pointer is followed by hand, because a range answers a touch on its thumb only in some browsers. A vertical
 * touch scrolls the page (`touch-action: pan-y`).
 */
export function BeforeAfter(props: BeforeAfterProps) {
  const { before, after, sizes, label, description, children } = props;
  const { arrival = 'near', canShowBoth = false, over } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(START_PERCENT);
  const [isDragged, setIsDragged] = useState(false);
  const slider = useEarlyValue<HTMLInputElement>(String(percent), (early) =>
    setPercent(clampPosition(Number(early))),
  );
  const { hasBefore, hasAfter } = labelsAt(percent);

  useEffect(() => {
    // Not a style attribute: the policy allows none in the page.
    frame.current?.style.setProperty('--position', `${percent}%`);
  }, [percent]);

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { currentTarget, clientX } = event;
    // Within the frame's border: the mat around the pictures is no part of them.
    const left = currentTarget.getBoundingClientRect().left + currentTarget.clientLeft;
    setPercent(clampPosition(((clientX - left) / currentTarget.clientWidth) * 100));
  }

  return (
    <div className="before-after">
      <div
        className="before-after-frame"
        ref={frame}
        data-dragged={isDragged ? '' : undefined}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsDragged(true);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (isDragged) follow(event);
        }}
        onPointerUp={() => setIsDragged(false)}
        onPointerCancel={() => setIsDragged(false)}
      >
        <Picture picture={after} sizes={sizes} arrival={arrival} />
        <div className="before-after-before">
          <Picture picture={before} sizes={sizes} arrival={arrival} />
        </div>
        <span className="before-after-label" data-side="before" data-shown={hasBefore}>
          BEFORE
        </span>
        <span className="before-after-label" data-side="after" data-shown={hasAfter}>
          AFTER
        </span>
        <input
          type="range"
          ref={slider}
          autoComplete="off"
          min={0}
          max={100}
          step={1}
          value={percent}
          aria-label={label}
          aria-valuetext={`${percent}% before, ${100 - percent}% after`}
          onChange={(event) => setPercent(clampPosition(event.target.valueAsNumber))}
        />
        <span className="before-after-knob" aria-hidden="true">
          <svg viewBox="0 0 22 12">
            <path d="M6 1 1 6l5 5M16 1l5 5-5 5" />
          </svg>
        </span>
        {over}
      </div>
      {children}
      <div className="before-after-words">
        <p>{description}</p>
        <p className="before-after-ends">
          <button
            className="quiet-link"
            type="button"
            data-replay=""
            onClick={() => setPercent(100)}
          >
            Show before
          </button>
          {canShowBoth ? (
            <button
              className="quiet-link"
              type="button"
              data-replay=""
              onClick={() => setPercent(START_PERCENT)}
            >
              Show both
            </button>
          ) : null}
          <button className="quiet-link" type="button" data-replay="" onClick={() => setPercent(0)}>
            Show after
          </button>
        </p>
      </div>
    </div>
  );
}
