import type { ReactNode } from 'react';

/** One of the page's drawings; the words beside it say what it shows. */
export function EmergencyDrawing({ width, children }: { width: 100 | 120; children: ReactNode }) {
  return (
    <svg
      className="emergency-drawing"
      viewBox={`0 0 ${width} 100`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
