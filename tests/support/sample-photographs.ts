import sharp from 'sharp';

/** What stands in a sample photograph's metadata, and must not stand on the site. */
export const CAMERA_NOTE = 'Uniqcamera 7391';

/** A picture of the site's own in the manner of a camera: large, with place and camera in it. */
export function asPhotograph(picture: string, widthPx: number, heightPx: number): Promise<Buffer> {
  return sharp(`content/pictures/${picture}.jpg`)
    .resize({ width: widthPx, height: heightPx, fit: 'cover' })
    .withExif({
      IFD0: { Model: CAMERA_NOTE },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 43/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}
