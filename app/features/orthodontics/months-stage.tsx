import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';

/** The stage (instrument.css): the model is wider than a phone, as high as the stage asks for. */
const STAGE_SIZES =
  '(min-width: 90em) 63.5em, (min-width: 64em) 70vw, (min-width: 48em) 100vw, 128vw';

interface MonthsStageProps {
  frames: readonly PictureFiles[];
  shown: PictureFiles;
  onLoaded: (picture: PictureFiles) => void;
}

/** The model, in every month that has been asked for; one is seen, and described. */
export function MonthsStage({ frames, shown, onLoaded }: MonthsStageProps) {
  return (
    <div className="months-stage">
      {frames.map((frame, index) => (
        <div
          key={frame.title}
          className="months-frame"
          data-shown={frame === shown ? '' : undefined}
          aria-hidden={frame === shown ? undefined : true}
          onLoadCapture={() => onLoaded(frame)}
        >
          {/* Only the first has a wash: until the others come, it is seen. */}
          <Picture
            picture={index === 0 ? frame : { ...frame, wash: '' }}
            sizes={STAGE_SIZES}
            arrival={index === 0 ? 'first' : 'early'}
          />
        </div>
      ))}
    </div>
  );
}
