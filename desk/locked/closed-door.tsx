/** A double door in an arch, closed. An ornament. */
export function ClosedDoor() {
  return (
    <svg className="closed-door" viewBox="0 0 560 780" aria-hidden="true">
      <path className="gold" d="M20 780V280a260 260 0 0 1 520 0v500" />
      <path className="half" d="M36 780V280a244 244 0 0 1 488 0v500" />
      <path className="leaves" d="M78 780V280a202 202 0 0 1 404 0v500" />
      <path className="half" d="M280 78v702" />
      <path
        className="faint"
        d="M104 780V300a150 150 0 0 1 150-176V780M456 780V300a150 150 0 0 0-150-176V780M104 560h150M306 560h150"
      />
      <path className="lit" d="M298 512a5 5 0 1 0-3.2 8.8l-1.3 11h9l-1.3-11a5 5 0 0 0-3.2-8.8Z" />
      <circle className="lit" cx="262" cy="486" r="7" />
      <circle className="lit" cx="298" cy="486" r="7" />
      <path className="half" d="M0 779.5h560" />
    </svg>
  );
}
