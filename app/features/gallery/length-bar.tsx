import { monthsOf, SCALE_STEP_MONTHS } from '../../../domain/content/case-months.ts';

interface LengthBarProps {
  /** The length in words, which stand beside the bar for everybody. */
  length: string;
  /** The end of the scale in months. */
  scaleEnd: number;
}

/** What takes a few visits or is one length and not a span is drawn this wide, so that it can be seen. */
const SHORTEST_BAR_MONTHS = 0.9;

/** A length on the scale that all lengths share. */
export function LengthBar({ length, scaleEnd }: LengthBarProps) {
  const months = monthsOf(length);
  if (!months) return null;
  const width = Math.max(months.to - months.from, SHORTEST_BAR_MONTHS);
  const marks = Array.from(
    { length: scaleEnd / SCALE_STEP_MONTHS + 1 },
    (_, at) => `M${at * SCALE_STEP_MONTHS} 12V9`,
  );
  return (
    <svg
      className="length-bar"
      viewBox={`0 0 ${scaleEnd} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 11.5H${scaleEnd}${marks.join('')}`} />
      <rect x={Math.min(months.from, scaleEnd - width)} y="3" width={width} height="8" />
    </svg>
  );
}
