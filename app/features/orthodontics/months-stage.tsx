import type { ReactNode, RefObject } from 'react';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';

/** The stage (instrument.css): the model is wider than a phone, as high as the stage asks for. */
const STAGE_SIZES =
  '(min-width: 90em) 63.5em, (min-width: 64em) 70vw, (min-width: 48em) 100vw, 128vw';

interface MonthsStageProps {
  stage: RefObject<HTMLDivElement | null>;
  frames: readonly PictureFiles[];
  shown: PictureFiles;
  /** Whether the model is drawn live: the pictures under it are not described then. */
  isLive: boolean;
  onLoaded: (picture: PictureFiles) => void;
  onFailed: (picture: PictureFiles) => void;
  onTouch: () => void;
  /** What lies over the pictures. */
  children: ReactNode;
}

/** The model, in every month that has been asked for; one is seen, and described. */
export function MonthsStage(props: MonthsStageProps) {
  const { stage, frames, shown, isLive, onLoaded, onFailed, onTouch, children } = props;
  return (
    <div
      ref={stage}
      className="months-stage"
      data-live={isLive ? '' : undefined}
      onPointerDown={onTouch}
    >
      {frames.map((frame, index) => (
        <div
          key={frame.title}
          className="months-frame"
          data-shown={frame === shown ? '' : undefined}
          aria-hidden={frame === shown && !isLive ? undefined : true}
          onLoadCapture={() => onLoaded(frame)}
          onErrorCapture={() => onFailed(frame)}
        >
          {/* Only the first has a wash: until the others come, it is seen. */}
          <Picture
            picture={index === 0 ? frame : { ...frame, wash: '' }}
            sizes={STAGE_SIZES}
            arrival={index === 0 ? 'first' : 'early'}
          />
        </div>
      ))}
      {children}
    </div>
  );
}
