import type { MigrationStep } from './migration-step.ts';

/** A random number for each row, such as K7NP-3XR2 (domain/intake/request-number.ts, whose alphabet is kept here as it was at that step). */
const SIGNS = "'23456789CDFHJKNPRTVWXY'";
const EIGHT_SIGNS = {
  sqlite: grouped(`substr(${SIGNS}, 1 + abs(random() % 22), 1)`),
  postgres: grouped(`substr(${SIGNS}, 1 + floor(random() * 22)::int, 1)`),
};

function grouped(sign: string): string {
  const four = Array.from({ length: 4 }, () => sign).join(' || ');
  return `${four} || '-' || ${four}`;
}

const NAME_WAITING_NOTICES = `
      UPDATE outbox SET reference =
        CASE about
          WHEN 'request' THEN (SELECT reference FROM requests WHERE number = about_number)
          ELSE (SELECT reference FROM appointments WHERE number = about_number)
        END`;

/**
 * What visitors and staff call a row by, random and not running; rows of before get one each. It may be missing: while servers are
 * replaced one by one, an older one goes on adding rows without it. Should two rows draw one number here, the step is undone, and the next start
 * draws anew.
 */
export const NUMBERS_STEP: MigrationStep = {
  sqlite: `
    ALTER TABLE requests ADD COLUMN reference TEXT;
    ALTER TABLE appointments ADD COLUMN reference TEXT;
    ALTER TABLE outbox ADD COLUMN reference TEXT;
    UPDATE requests SET reference = ${EIGHT_SIGNS.sqlite};
    UPDATE appointments SET reference = ${EIGHT_SIGNS.sqlite};
    CREATE UNIQUE INDEX requests_reference ON requests (reference);
    CREATE UNIQUE INDEX appointments_reference ON appointments (reference);
    ${NAME_WAITING_NOTICES}`,
  postgres: `
    ALTER TABLE requests ADD COLUMN reference text;
    ALTER TABLE appointments ADD COLUMN reference text;
    ALTER TABLE outbox ADD COLUMN reference text;
    UPDATE requests SET reference = ${EIGHT_SIGNS.postgres};
    UPDATE appointments SET reference = ${EIGHT_SIGNS.postgres};
    CREATE UNIQUE INDEX requests_reference ON requests (reference);
    CREATE UNIQUE INDEX appointments_reference ON appointments (reference);
    ${NAME_WAITING_NOTICES}`,
};
