/** What lies on the desk beside the sheet. */
export function Pencil() {
  return (
    <svg className="sheet-pencil" viewBox="0 0 620 60" aria-hidden="true" focusable="false">
      <g transform="rotate(-2.2 310 30)">
        <path className="pencil-wood" d="M44 18H520V42H44L8 31.5V28.5Z" />
        <path className="pencil-lead" d="M8 28.5L22 24.3V35.9L8 31.5Z" />
        <path d="M44 18H520V42H44L8 31.5V28.5ZM44 18C38 21 38 25 44 26C37 28 37 32 44 34C38 35 38 39 44 42M44 26H520M44 34H520M22 24.3C24 28 24 32 22 35.7" />
        <path className="pencil-band" d="M520 17H556V43H520Z" />
        <path className="pencil-ribs" d="M528 17V43M534 17V43M542 17V43M548 17V43" />
        <path className="pencil-rubber" d="M556 18H586C594 20 597 25 597 30S594 40 586 42H556Z" />
      </g>
    </svg>
  );
}
