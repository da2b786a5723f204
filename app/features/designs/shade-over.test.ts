import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHADE_OVER } from '../../../domain/smile/design-shades.ts';

const css = readFileSync(new URL('studio.css', import.meta.url), 'utf8');

it.each(Object.entries(SHADE_OVER))(
  'shade %s lies over the pictures as it is in the model drawn live',
  (shade, color) => {
    const rule = new RegExp(`\\[data-shade='${shade}'\\] \\{\\s*--shade-over: (#\\w+);`).exec(css);
    expect(rule?.[1]?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')).toBe(color);
  },
);
