import { WHOLE, zoomBy, type Look } from './look.ts';

const ZOOM_STEP = 1.25;

/** What the buttons and the keys do to a look. */
export const LOOK_CHANGES = {
  larger: (look: Look): Look => zoomBy(look, ZOOM_STEP),
  smaller: (look: Look): Look => zoomBy(look, 1 / ZOOM_STEP),
  whole: ({ isBright }: Look): Look => ({ ...WHOLE, isBright }),
  brighter: (look: Look): Look => ({ ...look, isBright: !look.isBright }),
} as const;

/** Larger, smaller, whole, brighter: of the look, never of the photo. */
export function StageTools({
  look,
  onLook,
}: {
  look: Look;
  onLook: (change: (look: Look) => Look) => void;
}) {
  return (
    <div className="stage-tools" role="group" aria-label="How it is looked at">
      <button type="button" aria-label="Smaller" onClick={() => onLook(LOOK_CHANGES.smaller)}>
        −
      </button>
      <button type="button" onClick={() => onLook(LOOK_CHANGES.whole)}>
        Whole
      </button>
      <button type="button" aria-label="Larger" onClick={() => onLook(LOOK_CHANGES.larger)}>
        +
      </button>
      <button
        type="button"
        aria-pressed={look.isBright}
        onClick={() => onLook(LOOK_CHANGES.brighter)}
      >
        Brighter
      </button>
    </div>
  );
}
