import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open-database.ts';
import { startCluster } from './postgres-cluster.ts';

/** The servers under test have a user of their own, who owns the database and nothing else. */
const SERVER_USER = 'impressions';

/** What the databases of single tests are copied from. */
const TEMPLATE = 'migrated';

/** Where the tests find PostgreSQL. */
export interface ProvidedPostgres {
  adminUrl: string;
  dataFolder: string;
  serverUser: string;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}

/** Starts PostgreSQL before the tests of a project, with a database that is ready to be copied; gives what ends it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const admin = new Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  await admin.query(`CREATE ROLE ${SERVER_USER} LOGIN PASSWORD '${SERVER_USER}'`);
  await admin.query(`CREATE DATABASE ${TEMPLATE} OWNER ${SERVER_USER}`);
  await admin.end();
  await (await openDatabase('', cluster.url(TEMPLATE, SERVER_USER))).close();
  project.provide('postgres', {
    adminUrl: cluster.url('postgres'),
    dataFolder: cluster.dataFolder,
    serverUser: SERVER_USER,
    template: TEMPLATE,
  });
  return () => cluster.remove();
}
