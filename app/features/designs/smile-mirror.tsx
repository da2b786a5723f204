import { useId, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import type { DesignChoices } from '../../../domain/smile/design-choices.ts';
import { Picture } from '../../ui/picture.tsx';
import type { StudioWords } from './designs-words.ts';
import { maskOf } from './teeth-masks.ts';
import { useMirrorFrames, type FramePart } from './use-mirror-frames.ts';

/** The mirror (studio.css): as wide as the page; below 64em its height decides how wide the picture is. */
const MIRROR_SIZES = '(min-width: 90em) 81em, (min-width: 64em) 90vw, 105vw';

interface SmileMirrorProps {
  choices: DesignChoices;
  pictures: StudioWords['pictures'];
  /** Whether it is the one that the first screen is about. */
  isFirst?: boolean;
  /** Is given the first picture's place. */
  frame?: RefObject<HTMLDivElement | null>;
  /** What lies over the pictures. */
  children?: ReactNode;
}

/**
 * The model with a visitor's four choices. It knows the choices and nothing of the controls: a model that is drawn live (live-mirror.tsx) lies over its glass.
 * Eighteen pictures stand for shape, line and gum line; the shade is a color multiplied over the teeth.
 */
export function SmileMirror(props: SmileMirrorProps) {
  const { choices, pictures, isFirst = false, frame, children } = props;
  const { frames, shownKey, markArrived } = useMirrorFrames(choices);
  const partOf = ({ target }: SyntheticEvent): FramePart =>
    target instanceof SVGElement ? 'mask' : 'picture';
  return (
    <div className="studio-mirror">
      <div className="studio-glass">
        {frames.map(({ key, design }, index) => {
          const picture = pictures[design.shape][design.line][design.gumLine];
          return (
            <div
              key={key}
              ref={index === 0 ? frame : undefined}
              className="studio-frame"
              data-shown={key === shownKey ? '' : undefined}
              aria-hidden={key === shownKey ? undefined : true}
              onLoadCapture={(event) => markArrived(key, partOf(event))}
              onErrorCapture={(event) => markArrived(key, partOf(event))}
            >
              {/* Only the first has a wash: until the others come, it is seen. */}
              <Picture
                picture={index === 0 ? picture : { ...picture, wash: '' }}
                sizes={MIRROR_SIZES}
                arrival={isFirst && index === 0 ? 'first' : 'early'}
              />
              <Tint mask={maskOf(design)} shade={design.shade} />
            </div>
          );
        })}
      </div>
      {children}
    </div>
  );
}

/** A shade, over the teeth and nothing else. */
function Tint({ mask, shade }: { mask: string; shade: DesignChoices['shade'] }) {
  const maskId = useId();
  return (
    <svg
      className="studio-tint"
      viewBox="0 0 1280 720"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="1280" height="720">
        <image href={mask} width="1280" height="720" preserveAspectRatio="none" />
      </mask>
      <rect width="1280" height="720" mask={`url(#${maskId})`} data-shade={shade} />
    </svg>
  );
}
