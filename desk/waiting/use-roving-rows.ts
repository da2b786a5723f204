import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from row to row: the list is one tab stop. */
export function useRovingRows() {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.row')];
    const next = rows[rows.indexOf(event.target) + step];
    if (!rows.includes(event.target) || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
}
