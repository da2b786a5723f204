/** Rings and steps of one tooth's mesh. */
export const TOOTH_RINGS = 50;
export const TOOTH_STEPS = 64;
/** Columns and rows of one gum's mesh; at each end this many columns fan out round the last tooth. */
export const GUM_COLUMNS = 508;
export const GUM_FAN_COLUMNS = 48;
export const GUM_ROWS = 100;
/** Rows of an aligner's mesh; it has a gum's columns. */
export const ALIGNER_ROWS = 96;
