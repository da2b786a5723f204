/** What to do with a tooth that was knocked out: one drawing a step, in their order. */
export const TOOTH_STEP_DRAWINGS = [
  <g key="1">
    <path className="drawn-mist" d="M-4 20H36C45 21 47 27 46.5 31S44 40 36 40H-4" />
    <path className="drawn-thin" d="M30 25C36 24 40 27 41 31" />
    <path className="drawn-mist" d="M124 20H84C75 21 73 27 73.5 31S76 40 84 40H124" />
    <path className="drawn-thin" d="M90 25C84 24 80 27 79 31" />
    <g transform="translate(60 44) scale(1.36)">
      <path
        className="drawn-white"
        d="M-10 -22C-4 -25 4 -25 10 -22C12 -13 11 -5 8.6 1C7.4 12 4 26 0 29C-4 26 -7.4 12 -8.6 1C-11 -5 -12 -13 -10 -22Z"
      />
      <path className="drawn-thin" d="M-8.6 1C-4 -3 4 -3 8.6 1" />
    </g>
    <path className="drawn-red drawn-thin drawn-dashed" d="M42 52H50M70 52H78" />
    <path className="drawn-red" d="M84 66L94 76M94 66L84 76" />
  </g>,
  <g key="2">
    <g transform="translate(52 64) rotate(-74) scale(1.2)">
      <path
        className="drawn-white"
        d="M-10 -22C-4 -25 4 -25 10 -22C12 -13 11 -5 8.6 1C7.4 12 4 26 0 29C-4 26 -7.4 12 -8.6 1C-11 -5 -12 -13 -10 -22Z"
      />
      <path className="drawn-thin" d="M-8.6 1C-4 -3 4 -3 8.6 1" />
    </g>
    <path
      className="drawn-gold"
      d="M46 4V38M54 2V42M62 4V38M36 46C32 52 30 58 24 60M72 46C78 52 82 56 88 58"
    />
    <text x="76" y="30">
      10 s
    </text>
  </g>,
  <g key="3">
    <path
      className="drawn-gum"
      stroke="none"
      d="M4 70C14 65 26 66 34 68C41 72 42 92 60 92S79 72 86 68C94 66 106 65 116 70V100H4Z"
    />
    <path d="M4 70C14 65 26 66 34 68C41 72 42 92 60 92S79 72 86 68C94 66 106 65 116 70" />
    <path
      className="drawn-thin drawn-dashed"
      d="M10 66C6 52 6 40 9 30C16 26 24 26 30 30C33 42 32 54 28 66M110 66C114 52 114 40 111 30C104 26 96 26 90 30C87 42 88 54 92 66"
    />
    <g transform="translate(60 48) scale(1.2)">
      <path
        className="drawn-white"
        d="M-10 -22C-4 -25 4 -25 10 -22C12 -13 11 -5 8.6 1C7.4 12 4 26 0 29C-4 26 -7.4 12 -8.6 1C-11 -5 -12 -13 -10 -22Z"
      />
      <path className="drawn-thin" d="M-8.6 1C-4 -3 4 -3 8.6 1" />
    </g>
    <path className="drawn-gold" strokeWidth="2" d="M60 2V15M55 10.5L60 15.5L65 10.5" />
  </g>,
  <g key="4">
    <path className="drawn-mist" stroke="none" d="M34 36H86L81 92C72 96 48 96 39 92Z" />
    <path d="M30 10L39 92C48 96.5 72 96.5 81 92L90 10" />
    <path d="M33.5 36C46 40 74 40 86.5 36C74 32 46 32 33.5 36" />
    <path className="drawn-thin" d="M30 10C46 14 74 14 90 10C74 6 46 6 30 10" />
    <g transform="translate(60 68) rotate(24) scale(.82)">
      <path
        className="drawn-white"
        d="M-10 -22C-4 -25 4 -25 10 -22C12 -13 11 -5 8.6 1C7.4 12 4 26 0 29C-4 26 -7.4 12 -8.6 1C-11 -5 -12 -13 -10 -22Z"
      />
      <path className="drawn-thin" d="M-8.6 1C-4 -3 4 -3 8.6 1" />
    </g>
  </g>,
  <g key="5">
    <rect className="drawn-white" x="40" y="6" width="40" height="88" rx="8" />
    <path className="drawn-thin" d="M54 13H66" />
    <path d="M52 62V50a8 8 0 0 1 16 0V62M57 62V50a3 3 0 0 1 6 0V62" />
    <circle className="drawn-gold" cx="60" cy="80" r="5" />
    <path
      className="drawn-gold"
      d="M90 34C98 44 98 56 90 66M100 26C112 42 112 58 100 74M30 34C22 44 22 56 30 66M20 26C8 42 8 58 20 74"
    />
  </g>,
];
