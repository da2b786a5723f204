import type { DescribedConcern } from '../../../../domain/smile/described-concerns.ts';

/** A picture of what was said, as it stands on the page, and which concerns it shows. */
export interface DrawnDescription {
  readonly canvas: HTMLCanvasElement;
  readonly shown: readonly DescribedConcern[];
}
