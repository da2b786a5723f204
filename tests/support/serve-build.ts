import { rmSync } from 'node:fs';
import { JOURNEY_DATA_FOLDER } from './journey-data.ts';

/** Starts the server for the journeys with an empty store of its own. */
rmSync(JOURNEY_DATA_FOLDER, { recursive: true, force: true });
process.env.DATA_DIR = JOURNEY_DATA_FOLDER;
// The desk's journeys start one each (tests/support/desk-journey.ts).
process.env.DESK = 'off';
await import('../../server/main.ts');
