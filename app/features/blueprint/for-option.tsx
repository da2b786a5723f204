import type { ReactNode } from 'react';
import type { SampleOption } from './blueprint-words.ts';

interface ForOptionProps {
  option: Pick<SampleOption, 'letter'>;
  as?: 'div' | 'span';
  children: ReactNode;
}

/**
 * What belongs to one option of the sample. All of them stand on the page; the stylesheet shows the one that is chosen
 * (docs/decisions/056-a-sample-that-rewrites-itself.md).
 */
export function ForOption({ option, as: Element = 'div', children }: ForOptionProps) {
  return <Element data-for-option={option.letter}>{children}</Element>;
}
