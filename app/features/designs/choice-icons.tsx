import type { DesignChoices } from '../../../domain/smile/design-choices.ts';
import { GUM_OUTLINES, LINE_OUTLINES, SHAPE_OUTLINES } from './choice-outlines.ts';

interface IconOf<Choice extends keyof DesignChoices> {
  option: DesignChoices[Choice];
}

/** Both front teeth. */
export function ShapeIcon({ option }: IconOf<'shape'>) {
  return <Icon viewBox="382 200 836 500" path={SHAPE_OUTLINES[option]} />;
}

/** A tooth in a shade: neck, body and edge differ. */
export function ShadeIcon({ option }: IconOf<'shade'>) {
  return <i className="studio-shade" data-shade={option} aria-hidden="true" />;
}

/** Four teeth, crooked or straight as the choice is; the words beside it say which. */
export function LineIcon({ option }: IconOf<'line'>) {
  return <Icon viewBox="0 0 90 44" path={LINE_OUTLINES[option]} />;
}

/** The gum's edge over four teeth: a stroke that closes no form, and so is not filled. */
export function GumIcon({ option }: IconOf<'gumLine'>) {
  return <Icon viewBox="0 0 90 44" path={GUM_OUTLINES[option]} isOpen />;
}

function Icon(props: { viewBox: string; path: string; isOpen?: boolean }) {
  const { viewBox, path, isOpen = false } = props;
  return (
    <svg viewBox={viewBox} aria-hidden="true" focusable="false" data-open={isOpen ? '' : undefined}>
      <path d={path} />
    </svg>
  );
}
