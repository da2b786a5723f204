import archNow from './arch-now.svg';
import { ARCH_VIEW_BOX, PLANNED_PLACES, TOOTH_BEHIND } from './arch-outlines.ts';

interface ArchDrawingProps {
  /** What an option would do, drawn over the arch as it is. */
  change?: 'moved' | 'filled' | undefined;
  /** The drawing in words; without them it is said beside it. */
  alt?: string;
  /** Whether it stands on the first screen. */
  isFirst?: boolean;
}

/** The arch of the sample's case, seen from below, with what is planned in gold. */
export function ArchDrawing({ change, alt = '', isFirst }: ArchDrawingProps) {
  return (
    <span className="arch-drawing">
      <img
        src={archNow}
        alt={alt}
        width="1540"
        height="1100"
        fetchPriority={isFirst ? 'high' : undefined}
      />
      {change ? (
        <svg viewBox={ARCH_VIEW_BOX} data-change={change} aria-hidden="true" focusable="false">
          {change === 'moved' ? (
            PLANNED_PLACES.map((outline) => <path key={outline} d={outline} />)
          ) : (
            <path d={TOOTH_BEHIND} />
          )}
        </svg>
      ) : null}
    </span>
  );
}
