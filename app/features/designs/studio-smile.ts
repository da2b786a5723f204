import { designedSmile } from '../../../domain/smile/designed-smile.ts';
import { shadeAt } from '../../../domain/smile/design-shades.ts';
import type { DesignPosition } from '../../../domain/smile/design-position.ts';
import type { Smile } from '../../../domain/smile/teeth.ts';

/** The smile with a visitor's choices, in its own shade. */
export const studioSmile = (position: DesignPosition): Smile =>
  designedSmile(position, shadeAt(position.shade));
