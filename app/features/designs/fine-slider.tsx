interface FineSliderProps {
  label: string;
  /** What it says of its place. */
  text: string;
  /** Options above it; its ends stand below the middles of the first and the last. */
  count: number;
  place: number;
  onChoose: (place: number) => void;
}

const STEP = 0.05;

/** A slider on the line below a group's options: also between two of them. */
export function FineSlider({ label, text, count, place, onChoose }: FineSliderProps) {
  return (
    <>
      {/* Who cannot drag presses on the line. */}
      <span
        className="studio-line"
        data-count={count}
        onPointerDown={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const wanted = ((clientX - left) / width) * (count - 1);
          const stepped = Math.round(wanted / STEP) * STEP;
          onChoose(Math.min(Math.max(stepped, 0), count - 1));
        }}
      />
      <input
        className="studio-fine"
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={count - 1}
        step={STEP}
        data-count={count}
        value={place}
        onChange={({ currentTarget }) => onChoose(currentTarget.valueAsNumber)}
      />
    </>
  );
}
