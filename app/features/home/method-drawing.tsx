/** Line drawing: three disciplines under one arch, their lines meeting in one plan. */
export function MethodDrawing() {
  return (
    <svg
      className="method-drawing"
      viewBox="0 0 480 452"
      role="img"
      aria-label="Line drawing: three small arches, for orthodontics, cosmetic dentistry and surgery, stand under one large arch, and a line from each leads up to one plan."
    >
      <path className="drawing-gold" d="M8 428V240a232 232 0 0 1 464 0v188" />
      <path d="M20 428V240a220 220 0 0 1 440 0v188M0 428h480" />
      <path d="M54 428v-96a50 50 0 0 1 100 0v96M185 428V308a55 55 0 0 1 110 0v120M326 428v-96a50 50 0 0 1 100 0v96" />
      <path
        className="drawing-gold"
        d="M104 282c0-72 60-92 116-100M240 253v-44M376 282c0-72-60-92-116-100"
      />
      <circle className="drawing-filled" cx="240" cy="176" r="32" />
      <path
        className="drawing-gold"
        d="M226 188v-11a14 14 0 0 1 28 0v11M233 188v-11a7 7 0 0 1 14 0v11"
      />
      <text className="drawing-title" x="240" y="122">
        One plan
      </text>
      <text x="104" y="398">
        Orthodontics
      </text>
      <text x="240" y="384">
        Cosmetic
        <tspan x="240" dy="18">
          dentistry
        </tspan>
      </text>
      <text x="376" y="398">
        Surgery
      </text>
    </svg>
  );
}
