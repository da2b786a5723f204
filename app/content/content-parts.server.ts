/** Keys and positions from the top of the file. */
type Field = readonly PropertyKey[];

/** A piece of content and all that it holds, however deep, each with its field. */
export function partsIn(content: unknown, field: Field = []): { part: unknown; field: Field }[] {
  const self = { part: content, field };
  if (content === null || typeof content !== 'object') return [self];
  return [
    self,
    ...Object.entries(content).flatMap(([key, part]) =>
      partsIn(part, [...field, Array.isArray(content) ? Number(key) : key]),
    ),
  ];
}

/** The texts of a piece of content, each with its field. */
export function textsIn(content: unknown): { text: string; field: Field }[] {
  return partsIn(content).flatMap(({ part, field }) =>
    typeof part === 'string' ? [{ text: part, field }] : [],
  );
}
