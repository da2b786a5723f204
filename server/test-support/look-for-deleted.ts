/**
 * Test files that look for deleted rows in PostgreSQL's files. A session that begins in another database of the same PostgreSQL keeps it
 * for a moment from taking such rows out, so these share one of their own and run one after the other
 * (`server/deleted-rows.postgres.test.ts`), beside all others.
 */
export const LOOK_FOR_DELETED = [
  'server/forgetting/forget-rows.postgres.test.ts',
  'server/housekeeping/drop-old-blocks.test.ts',
  'server/housekeeping/drop-old-confirmations.test.ts',
  'server/outbox/notifications.test.ts',
  'server/outbox/outbox-worker.test.ts',
  'server/staff/change-commands.test.ts',
];
