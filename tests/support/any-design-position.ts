import fc from 'fast-check';
import { lastPlace, type DesignPosition } from '../../domain/smile/design-position.ts';

const place = (scale: keyof DesignPosition) =>
  fc.double({ min: 0, max: lastPlace(scale), noNaN: true });

/** Any design of the studio, named or between named ones. */
export const anyDesignPosition = fc.record({
  shape: place('shape'),
  shade: place('shade'),
  line: place('line'),
  gumLine: place('gumLine'),
});
