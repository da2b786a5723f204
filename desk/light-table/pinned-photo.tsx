import type { OpenedPhoto } from '../box/open-photos.ts';

/** A mark on a photo: its number among all notes, and its place in thousandths. */
export interface Pin {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

interface PinnedPhotoProps {
  photo: OpenedPhoto | undefined;
  /** What it shows, for whoever does not see it. */
  words: string;
  pins: readonly Pin[];
  isBright: boolean;
}

/** A photo in its own proportions, with the marks on it; what does not open says so in its frame. */
export function PinnedPhoto({ photo, words, pins, isBright }: PinnedPhotoProps) {
  if (photo === undefined || photo.fault !== '') {
    return <span className="photo-fault">{photo?.fault ?? 'opens…'}</span>;
  }
  return (
    <span className="pinned" style={{ '--ratio': photo.ratio } as React.CSSProperties}>
      <img src={photo.address} alt={words} className={isBright ? 'bright' : ''} draggable={false} />
      {pins.map(({ number, x, y }) => (
        <span
          className="pin"
          key={number}
          style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
          aria-hidden="true"
        >
          {number}
        </span>
      ))}
    </span>
  );
}
