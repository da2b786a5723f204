import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open-database.ts';
import { startCluster } from './postgres-cluster.ts';

/** The servers under test have a user of their own, who owns the database and nothing else. */
const SERVER_USER = 'impressions';

/** What the databases of single tests are copied from. */
const TEMPLATE = 'migrated';

/** From this version on, what a copy is made by is chosen; before, files were all there was. */
const CHOICE_OF_COPY_VERSION = 150_000;

/** Where the tests find PostgreSQL. */
export interface ProvidedPostgres {
  adminUrl: string;
  dataFolder: string;
  serverUser: string;
  /** What a database of a test's own is made from: the second half of CREATE DATABASE. */
  copy: string;
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
  const { rows } = await admin.query<{ server_version_num: string }>('SHOW server_version_num');
  await admin.end();
  await (await openDatabase('', cluster.url(TEMPLATE, SERVER_USER))).close();
  project.provide('postgres', {
    adminUrl: cluster.url('postgres'),
    dataFolder: cluster.dataFolder,
    serverUser: SERVER_USER,
    copy: copyOf(Number(rows[0]?.server_version_num)),
  });
  return () => cluster.remove();
}

/** File by file, since by pages and their log it costs twice the processor time: 64 ms instead of 151 (2026-11-27, a slow machine). */
function copyOf(version: number): string {
  const strategy = version >= CHOICE_OF_COPY_VERSION ? ' STRATEGY FILE_COPY' : '';
  return `TEMPLATE ${TEMPLATE}${strategy}`;
}
