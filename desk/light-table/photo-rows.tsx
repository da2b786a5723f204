import { VIEW_PLACES } from '../../domain/intake/photo-views.ts';
import type { OpenedPhoto } from '../box/open-photos.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { PinnedPhoto, type Pin } from './pinned-photo.tsx';

/** The views by two on a phone: face and front, right and left, upper and lower. */
const PHONE_ORDER: readonly number[] = [0, 1, 3, 2, 4, 5];

interface PhotoRowProps {
  photos: readonly (OpenedPhoto | undefined)[];
  titles: readonly string[];
  chosen: number;
  onChoose: (number: number) => void;
}

interface CrossProps extends PhotoRowProps {
  isBright: boolean;
  /** What the visitor wrote with them. */
  message: string | undefined;
  pinsOf: (number: number) => readonly Pin[];
  onLarge: () => void;
}

/** All photos, laid as orthodontists read them. */
export function Cross(props: CrossProps) {
  const { photos, titles, chosen, isBright, message, pinsOf, onChoose, onLarge } = props;
  const isWide = useMedia(WIDE);
  // In two columns the patient's right is on the left too.
  const order = [...titles.keys()].toSorted((a, b) =>
    isWide ? a - b : PHONE_ORDER.indexOf(a) - PHONE_ORDER.indexOf(b),
  );
  return (
    <ul className="cross">
      {order.map((at) => {
        const number = at + 1;
        const title = titles[at] ?? '';
        const place = VIEW_PLACES[at];
        return (
          <li
            key={number}
            className="mount"
            style={{ gridRow: place?.row, gridColumn: place?.column }}
          >
            <button
              type="button"
              aria-pressed={chosen === number}
              onClick={() => onChoose(number)}
              onDoubleClick={onLarge}
            >
              <span className="mount-frame">
                <PinnedPhoto
                  photo={photos[at]}
                  words=""
                  pins={pinsOf(number)}
                  isBright={isBright}
                />
              </span>
              <span className="mount-title">
                <b>{number}</b> {title}
              </span>
            </button>
          </li>
        );
      })}
      {message === undefined ? null : (
        <li className="their-question">
          <blockquote>{message}</blockquote>
        </li>
      )}
      <li className="how-to">
        Laid out in the order that the form asks for: the patient’s right is on your left. The
        numbers choose, <kbd>O</kbd> shows one large, <kbd>S</kbd> the last two side by side.
      </li>
    </ul>
  );
}

/** The same as a strip below the large one. */
export function Film({ photos, titles, chosen, onChoose }: PhotoRowProps) {
  return (
    <ul className="film">
      {titles.map((title, at) => (
        <li key={title}>
          <button
            type="button"
            aria-label={`Photo ${at + 1}: ${title}`}
            aria-pressed={chosen === at + 1}
            onClick={() => onChoose(at + 1)}
          >
            <PinnedPhoto photo={photos[at]} words="" pins={[]} isBright={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
