/** The code that draws, some 20 kB: for those devices only that can. */
export const loadDrawing = () => import('./drawing/live-drawing.ts');
