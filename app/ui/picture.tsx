import type { PictureFiles } from './picture-files.ts';

interface PictureProps {
  picture: PictureFiles;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** On the first screen: fetched at once and first. Others wait until they come near. */
  isCritical?: boolean;
}

/** A picture in the formats and widths that the browser can choose from; its place is kept before it arrives. */
export function Picture({ picture, sizes, className, isCritical = false }: PictureProps) {
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
        loading={isCritical ? 'eager' : 'lazy'}
        fetchPriority={isCritical ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
