import { describe, expect, it } from 'vitest';
import { loadPage } from '../../content/page.server.ts';
import { loadPractice } from '../../content/practice.server.ts';
import { PLAN_MARKS, PLAN_VIEW } from './plan-marks.ts';

const { plan } = loadPage('impressions-method', loadPractice());

describe('the marks on the plan', () => {
  it('are the notes beside it, each by the same hand', () => {
    const notes = plan.hands.flatMap(({ hand, notes }) =>
      notes.map(({ label }) => `${hand} ${label}`),
    );
    expect(PLAN_MARKS.map(({ hand, label }) => `${hand} ${label}`)).toEqual(notes);
  });

  it('have their labels on the drawing, and none on another', () => {
    const [left = 0, top = 0, width = 0, height = 0] = PLAN_VIEW.split(' ').map(Number);
    const room = 42;
    for (const [index, { label, at }] of PLAN_MARKS.entries()) {
      expect(at.x, label).toBeGreaterThan(left + room);
      expect(at.x, label).toBeLessThan(left + width - room);
      expect(at.y, label).toBeGreaterThan(top + room);
      expect(at.y, label).toBeLessThan(top + height - room);
      for (const other of PLAN_MARKS.slice(index + 1)) {
        expect(Math.hypot(at.x - other.at.x, at.y - other.at.y), other.label).toBeGreaterThan(
          2 * room,
        );
      }
    }
  });

  it('become steps of each hand in the one order', () => {
    const inOrder = new Set<string>(plan.order.steps.map(({ hand }) => hand));
    expect([...inOrder].toSorted()).toEqual(
      ['all', ...plan.hands.map(({ hand }) => hand)].toSorted(),
    );
  });
});
