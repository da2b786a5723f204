import { SpeechMark } from './speech-mark.tsx';

interface SharedDrawingProps {
  alt: string;
  /** Orthodontist and dentist under the arch, the surgical partner outside. */
  stops: readonly string[];
}

/** Two doors under one arch, one plan between them, and a line to the door outside. */
export function SharedDrawing({ alt, stops: [left, right, outside] }: SharedDrawingProps) {
  return (
    <svg className="route-drawing" viewBox="0 20 560 262" role="img" aria-label={alt}>
      <path className="route-door" d="M52 250V176a146 146 0 0 1 292 0V250" />
      <path className="route-arch" d="M43 250V176a155 155 0 0 1 310 0V250" />
      <path d="M20 250H376M84 250V188a32 32 0 0 1 64 0V250M248 250V188a32 32 0 0 1 64 0V250M412 250H524" />
      <path className="route-outside" d="M436 250V188a32 32 0 0 1 64 0V250" />
      <path
        className="route-path"
        d="M116 186C116 160 140 150 164 148M280 186C280 160 256 150 232 148M468 184C468 120 380 128 232 132M4 238H198V192m-7 10 7-10 7 10"
      />
      <g transform="translate(166 104)">
        <path className="route-plan" d="M0 0h64v84H0z" />
        <path
          className="route-detail"
          d="M10 18h44M10 28h36M10 38h40M14 70v-10a18 18 0 0 1 36 0v10M21 70v-9a11 11 0 0 1 22 0v9"
        />
      </g>
      <SpeechMark x={22} y={212} />
      <text x="116" y="276">
        {left}
      </text>
      <text x="280" y="276">
        {right}
      </text>
      <text x="468" y="276">
        {outside}
      </text>
    </svg>
  );
}
