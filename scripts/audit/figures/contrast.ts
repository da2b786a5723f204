import { contrastPairs } from '../contrast-pairs.ts';
import { noneOf, type Figure } from '../figure.ts';

/** The colors of the visual language against each other. */
export const contrast: Figure = {
  name: 'contrast',
  group: 'Accessibility',
  isShort: true,
  measure: () => {
    const pairs = contrastPairs();
    const faults = pairs
      .filter((pair) => pair.contrast < pair.needed)
      .map((pair) => `${pair.front} on ${pair.ground}: ${pair.contrast.toFixed(2)}`);
    const least = Math.min(
      ...pairs.filter(({ use }) => use === 'words').map((pair) => pair.contrast),
    );
    const looked = `${pairs.length} pairs; the least for words ${least.toFixed(1)}`;
    return [noneOf('Pairs of colors below 4.5 for words, 3 for graphics: 0', faults, looked)];
  },
};
