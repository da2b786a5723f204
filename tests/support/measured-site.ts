import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Measurement } from '../../domain/measurement/measurement-settings.ts';
import { EDITION_WITHOUT_CONSENTS } from '../../domain/validity/editions.ts';
import { ROOM_PATH } from '../../domain/measurement/room-messages.ts';
import { markPage } from '../../scripts/finish-build/mark-page.ts';
import { measurementRoom } from '../../scripts/finish-build/measurement-room.ts';
import { spawnServer } from '../../server/test-support/spawn-server.ts';

/** The built site as it is with other settings of measurement, served by a server of its own. */
export interface MeasuredSite {
  readonly origin: string;
  close(): Promise<void>;
}

const MARK = /<meta name="measurement" content="[^"]*">/;

/**
 * Serves a copy of the built site whose measurement is configured otherwise. The build writes these settings into its finished pages, by the same two
 * functions (scripts/finish-build.ts): so they are written anew here, and the rest is the build's own.
 */
export async function serveMeasuredSite(measurement: Measurement): Promise<MeasuredSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const client = path.join(folder, 'client');
  cpSync('build/client', client, { recursive: true });
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.html(\.br|\.gz)?$/.test(file)) continue;
    const target = path.join(client, file);
    if (!file.endsWith('.html')) rmSync(target);
    else if (!file.startsWith('embed')) {
      const html = readFileSync(target, 'utf8').replace(MARK, '');
      writeFileSync(target, markPage(html, measurement, true));
    }
  }
  const manifest = JSON.parse(readFileSync('build/site.json', 'utf8'));
  const room = measurementRoom(measurement, 'https://www.example.org');
  const file = `${ROOM_PATH.slice(1)}/index.html`;
  mkdirSync(path.dirname(path.join(client, file)), { recursive: true });
  writeFileSync(path.join(client, file), room.html);
  manifest.pages[ROOM_PATH] = { file, status: 200, headers: room.headers };
  // Where a photograph has a consent, the site as it is without it stands beside.
  const later = path.join('build', EDITION_WITHOUT_CONSENTS);
  if (existsSync(later)) {
    cpSync(later, path.join(folder, EDITION_WITHOUT_CONSENTS), { recursive: true });
  }
  const manifestPath = path.join(folder, 'site.json');
  writeFileSync(manifestPath, JSON.stringify(manifest));
  const server = spawnServer({
    BUILD_DIR: client,
    SITE_MANIFEST: manifestPath,
    DATA_DIR: path.join(folder, 'data'),
    RATE_LIMIT_MAX: '1000',
    RATE_LIMIT_ALL_MAX: '1000',
    SLOTS_LIMIT_MAX: '1000',
    LOG_LEVEL: 'warn',
  });
  return {
    origin: `http://localhost:${await server.port}`,
    close: async () => {
      server.process.kill('SIGTERM');
      await server.exit;
      rmSync(folder, { recursive: true });
    },
  };
}
