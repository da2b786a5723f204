/** Every kind of request, in the order in which they were added; what each asks and says: table-of-kinds.ts, which no page carries. How to add one: CONTRIBUTING.md. */
export const REQUEST_KIND_NAMES = [
  'discovery-call',
  'virtual-consultation',
  'weekend-appointment',
] as const;

export type RequestKind = (typeof REQUEST_KIND_NAMES)[number];

const NAMES: ReadonlySet<unknown> = new Set(REQUEST_KIND_NAMES);

/** Whether a value names a kind. */
export function isRequestKind(value: unknown): value is RequestKind {
  return NAMES.has(value);
}
