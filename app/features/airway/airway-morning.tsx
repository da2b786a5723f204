import { EmphasizedClosing } from '../../site/emphasized-closing.tsx';
import { PictureLabel } from '../../site/picture-label.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { AirwayWords } from './airway-words.ts';

/** The painting in which the page ends (airway-morning.css). */
const MORNING = [{ from: 0, width: 100, height: 62, unit: 'vw' }] as const;

/** Morning: how to begin, and a child who sleeps on. */
export function AirwayMorning({ closing, morning }: Pick<AirwayWords, 'closing' | 'morning'>) {
  const { picture } = morning;
  return (
    <div className="airway-morning">
      <p className="wrap airway-hour">{morning.hour}</p>
      <EmphasizedClosing closing={closing} className="airway-closing closing-beside" />
      <figure>
        <Picture picture={picture} sizes={coverSizes(picture, MORNING)} />
        <figcaption className="airway-plate-note">
          <PictureLabel picture={picture} number={3} />
        </figcaption>
      </figure>
    </div>
  );
}
