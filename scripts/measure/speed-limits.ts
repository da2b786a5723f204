/** The bar for speed, wherever it is measured. */
export const LIMITS = {
  /** First and largest paint, as a multiple of those of the same page without its scripts in the same run. */
  ofScriptFree: 1.02,
  /** The largest paint, as a multiple of the first, on a line that is held back: the simulation counts every file that was there before the paint (docs/decisions/203-a-first-picture-with-the-first-paint.md). */
  largestOfFirst: 1.3,
  /** The largest paint, as a multiple of that of a site measured beside. */
  ofPeer: 0.75,
  blockingMs: 20,
  /** Of a first view on a phone, until the load event. */
  firstViewKib: 175,
  firstViewRequests: 15,
  /** A page's own JavaScript, brotli. */
  scriptsKib: 100,
} as const;
