/** A line drawing of an implant: crown, abutment, and the screw in the bone. */
export function ImplantDrawing() {
  return (
    <svg
      className="implant-drawing"
      viewBox="0 0 240 360"
      role="img"
      aria-label="Line drawing of a dental implant: a crown above the gum line, and a screw in the bone below it."
    >
      <path
        className="drawing-gold"
        d="M0 176c30-9 52-3 70 4 10 4 16 10 22 14M240 176c-30-9-52-3-70 4-10 4-16 10-22 14"
      />
      <path
        className="drawing-filled"
        d="M84 172c-11-30-19-62-8-92 4-11 15-15 25-10 7 4 12 5 19 5s12-1 19-5c10-5 21-1 25 10 11 30 3 62-8 92-4 12-11 18-18 19h-36c-7-1-14-7-18-19z"
      />
      <path className="drawing-faint" d="M92 150c-5-20-9-40-3-58M104 84c4 8 10 11 16 11" />
      <path
        className="drawing-filled"
        d="M108 191l3 20h18l3-20M104 211h32l-3 12h-26zM105 223l3 98c1 9 6 14 12 14s11-5 12-14l3-98"
      />
      <path d="M103 236c11 6 23 6 34 1M103 250c11 6 23 6 34 1M104 264c11 6 22 6 33 1M104 278c11 6 21 6 32 1M105 292c10 6 20 6 31 1M106 306c9 5 18 5 28 1M109 320c7 4 15 4 22 0" />
      <path
        className="drawing-gold"
        d="M0 206c26-6 48-4 66 6M240 206c-26-6-48-4-66 6M20 250h22M198 276h22M34 300h18M186 230h26M12 330h28M200 322h20M60 338h14M164 340h18"
      />
    </svg>
  );
}
