const GAPS = /\n## Gaps\n+([\s\S]*?)(?=\n## |$)/;

/**
 * The list of known gaps in docs/accessibility.md, a sentence each.
 *
 * @throws Error where there is no such list: the statement would claim that there are none
 */
export function gapsIn(trace: string): string[] {
  const items = [...(GAPS.exec(trace)?.[1] ?? '').matchAll(/^- (.+)$/gm)].map(
    ([, gap]) => gap ?? '',
  );
  if (items.length === 0) throw new Error('docs/accessibility.md has no list below "## Gaps"');
  return items;
}
