const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const TYPE_ICON = 1;

/**
 * An icon file that holds PNG pictures of several sizes.
 *
 * @param pictures square ones, of at most 256 pixels
 */
export function icoFile(
  pictures: readonly { readonly sizePx: number; readonly png: Buffer }[],
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(TYPE_ICON, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { sizePx, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    // 256 is written as 0.
    header.writeUInt8(sizePx % 256, entry);
    header.writeUInt8(sizePx % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
