/**
 * What the scheduler's page holds from the moment it is alive, as class names, elements and attributes: named in its markup, their rules come with the
 * page, so that nothing jumps when the whole sheets do (scripts/finish-build/inline-critical-css.ts, docs/decisions/224-rules-for-what-is-to-come.md).
 */
export const TIMES_TO_COME = [
  'time-picker period-row quiet-button aria-disabled true period-rest period-days days-area data-columns times-note spinner',
  'time-strip data-place days data-empty b days-foot horizon-note',
  // The free times may be here before the sheets are.
  'choice day-grid pick day-weekday day-number day-mark data-refusal past closed taken',
  'times-area day-page day-zone time-grid hour-line hour small second-half own-time',
].join(' ');
