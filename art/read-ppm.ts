/**
 * Reads a binary PPM with three bytes a pixel.
 *
 * @returns the pixels and their measure, as sharp wants them
 * @throws Error when the bytes are no such picture
 */
export function readPpm(bytes: Buffer) {
  const header = /^P6\n(\d+) (\d+)\n255\n/.exec(bytes.subarray(0, 40).toString('latin1'));
  if (!header) throw new Error('The renderer wrote no PPM picture.');
  return {
    pixels: bytes.subarray(header[0].length),
    raw: { width: Number(header[1]), height: Number(header[2]), channels: 3 as const },
  };
}
