import {
  DESIGN_STEPS,
  placeWithin,
  type DesignPosition,
  type DesignScale,
} from '../../../domain/smile/design-position.ts';
import type { PageContentOf } from '../../site/page-content.ts';

export type SentenceWords = Pick<
  PageContentOf<'designs'>['studio'],
  'shape' | 'line' | 'gumLine' | 'sentence' | 'live'
>;

interface ScaleWords {
  readonly said: Readonly<Record<string, string>>;
  readonly between: readonly string[];
}

function sayPlace({ said, between }: ScaleWords, scale: DesignScale, place: number): string {
  const { step, next } = placeWithin(place);
  const words = next ? between[step] : said[String(DESIGN_STEPS[scale][step])];
  if (words === undefined) throw new Error(`no words for ${scale} at ${place}`);
  return words;
}

/** A shade, or both that a place lies between: "3", "3 to 4". */
function sayShade({ live }: SentenceWords, place: number): string {
  const { step, next } = placeWithin(place);
  const shade = DESIGN_STEPS.shade[step];
  return next ? `${shade} ${live.to} ${DESIGN_STEPS.shade[next]}` : `${shade}`;
}

/** A design in one sentence, such as "Round teeth in shade 3, in one line, under an even gum line." */
export function sayPosition(words: SentenceWords, position: DesignPosition): string {
  const { teeth, under } = words.sentence;
  const shape = sayPlace(words.shape, 'shape', position.shape);
  const line = sayPlace(words.line, 'line', position.line);
  const gumLine = sayPlace(words.gumLine, 'gumLine', position.gumLine);
  const said = `${shape} ${teeth} ${sayShade(words, position.shade)}, ${line}, ${under} ${gumLine}.`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What a slider says of its place: an option's name, or "Round to Square, halfway". */
export function sayPlaceOn(words: SentenceWords, scale: DesignScale, place: number): string {
  const { step, next, part } = placeWithin(place);
  const nameOf = (index: number) => {
    const option = DESIGN_STEPS[scale][index];
    if (option === undefined) throw new Error(`no step ${index} of ${scale}`);
    if (scale === 'shade') return `${option}`;
    const options: Readonly<Record<string, string>> = words[scale].options;
    return options[option] ?? `${option}`;
  };
  if (!next) return nameOf(step);
  const quarter = Math.min(3, Math.max(1, Math.round(part * 4)));
  return `${nameOf(step)} ${words.live.to} ${nameOf(next)}, ${words.live.parts[quarter - 1]}`;
}
