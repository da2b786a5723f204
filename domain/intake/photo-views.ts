/** The six views that the form asks for, in the order in which they are easiest taken (app/features/request-form/photos/photo-views.tsx). */
export const PHOTO_VIEWS = [
  'A smile, from the front',
  'Teeth together',
  'Teeth from the left',
  'Teeth from the right',
  'Upper teeth',
  'Lower teeth',
] as const;

/**
 * Where each view lies on a light table, as orthodontists read them: the upper teeth above, the lower ones below, the patient's right on the
 * viewer's left.
 */
export const VIEW_PLACES: readonly { readonly row: number; readonly column: number }[] = [
  { row: 1, column: 1 },
  { row: 2, column: 2 },
  { row: 2, column: 3 },
  { row: 2, column: 1 },
  { row: 1, column: 2 },
  { row: 3, column: 2 },
];
