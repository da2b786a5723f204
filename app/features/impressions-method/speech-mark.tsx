/** Something is told here. */
export function SpeechMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="route-door"
        d="M-13-10h26a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H-3l-8 8v-8h-2a4 4 0 0 1-4-4V-6a4 4 0 0 1 4-4z"
      />
      <path className="route-detail" d="M-9-2H9M-9 4H2" />
    </g>
  );
}
