/** Two doors: one seals, on the server; one opens, with you. */
export function TwoDoors() {
  return (
    <figure className="two-doors">
      <svg viewBox="0 0 420 276" aria-hidden="true">
        <path d="M40 270V130a70 70 0 0 1 140 0v140zM240 270V130a70 70 0 0 1 140 0v140z" />
        <path
          className="gold"
          d="M28 270V130a82 82 0 0 1 164 0v140M228 270V130a82 82 0 0 1 164 0v140"
        />
        <path className="half" d="M10 270h400" />
        <path d="M62 172h96v66H62zM62 172l48 40 48-40M62 238l34-38M158 238l-34-38" />
        <circle className="seal" cx="110" cy="212" r="15" />
        <path d="M101.500 221v-8a8.500 8.500 0 0 1 17 0v8M105.500 221v-8a4.500 4.500 0 0 1 9 0v8M109 221v-7a1 1 0 0 1 2 0v7" />
        <path d="M292 160a18 18 0 0 1 36 0v8h-36zM299 161a11 11 0 0 1 22 0v1h-22zM304 168h12v5h-12zM307 173v67h6v-67M313 216h15v8h-6v4h6v8h-15" />
        <path className="gold" d="M307 180h6M307 186h6" />
      </svg>
      <figcaption>
        <span>seals: on the server</span>
        <span>opens: with you</span>
      </figcaption>
    </figure>
  );
}
