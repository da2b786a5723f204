import type { Figure, Measured } from './figure.ts';

/** A measured figure and where it belongs. */
export interface Row extends Measured {
  readonly group: Figure['group'];
}

const DETAILS_SHOWN = 12;

/** For the terminal. */
export function showRow({ bar, value, outcome, details = [] }: Measured): string {
  const mark = { held: 'held  ', missed: 'MISSED', 'not measured': '  -   ' }[outcome];
  const shown = details.slice(0, DETAILS_SHOWN).map((detail) => `         ${detail}`);
  const more = details.length - shown.length;
  return [
    `  ${mark} ${bar}\n         ${value}`,
    ...shown,
    ...(more > 0 ? [`         and ${more} more`] : []),
  ].join('\n');
}

/** For docs/audit.md. */
export function tableOf(rows: readonly Row[]): string {
  const cell = (words: string) => words.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups
    .map((group) => {
      const lines = rows
        .filter((row) => row.group === group)
        .map(
          ({ bar, value, outcome }) =>
            `| ${cell(bar)} | ${cell(value)} | ${outcome === 'missed' ? '**missed**' : outcome} |`,
        );
      return `## ${group}\n\n| the bar | measured | |\n|---|---|---|\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
