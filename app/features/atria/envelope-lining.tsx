/** The opened flap of an envelope, lined with the practice's arches. */
export function EnvelopeLining() {
  return (
    <svg
      className="envelope-lining"
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="arcade" width="96" height="148" patternUnits="userSpaceOnUse">
          <path d="M8 70V40a40 40 0 0 1 80 0v30M20 70V40a28 28 0 0 1 56 0v30M32 70V40a16 16 0 0 1 32 0v30M-40 144v-30a40 40 0 0 1 80 0v30M-28 144v-30a28 28 0 0 1 56 0v30M-16 144v-30a16 16 0 0 1 32 0v30M56 144v-30a40 40 0 0 1 80 0v30M68 144v-30a28 28 0 0 1 56 0v30M80 144v-30a16 16 0 0 1 32 0v30" />
        </pattern>
        <path id="flap" d="M0 0h1440v8L790 318q-70 32-140 0L0 8Z" />
      </defs>
      <use className="lining-ground" href="#flap" />
      <use className="lining-arches" href="#flap" />
      <path className="lining-edge" d="M0-3l650 310q70 32 140 0L1440-3" />
    </svg>
  );
}
