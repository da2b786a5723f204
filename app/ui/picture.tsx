import { PHONE_MEDIA, type PictureFiles } from './picture-files.ts';

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
  /** Whether narrow screens too show all of it, and not the part that is chosen for them. */
  isWhole?: boolean;
}

/**
 * A picture in the formats and widths that the browser can choose from. Its place is kept, and washed in its colors, before it
 * arrives.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, className, arrival = 'near', isWhole = false } = props;
  const phone = isWhole ? undefined : picture.phone;
  return (
    <picture>
      {Object.entries(phone?.sources ?? {}).map(([format, srcSet]) => (
        <source
          key={`phone-${format}`}
          media={PHONE_MEDIA}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes={sizes}
          width={phone?.w}
          height={phone?.h}
        />
      ))}
      {Object.entries(picture.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={[className, picture.wash].filter(Boolean).join(' ')}
        src={picture.img.src}
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
