import type { PictureFiles } from './picture-files.ts';

/** When a picture is fetched. */
export type PictureArrival = 'first' | 'early' | 'near';

const FETCH_PRIORITY = { first: 'high', early: 'low', near: 'auto' } as const;

interface PictureProps {
  picture: PictureFiles;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /**
   * `first` for the one picture that the first screen is about, `early` for others on it; the rest wait until they come
   * near.
   */
  arrival?: PictureArrival;
}

/** A picture in the formats and widths that the browser can choose from; its place is kept before it arrives. */
export function Picture({ picture, sizes, className, arrival = 'near' }: PictureProps) {
  const { jpeg, ...modern } = picture.sources;
  return (
    <picture>
      {Object.entries(modern).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.img.src}
        srcSet={jpeg}
        sizes={sizes}
        width={picture.img.w}
        height={picture.img.h}
        alt={picture.alt}
        loading={arrival === 'near' ? 'lazy' : 'eager'}
        fetchPriority={FETCH_PRIORITY[arrival]}
        decoding="async"
      />
    </picture>
  );
}
