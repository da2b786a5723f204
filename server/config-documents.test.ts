import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fastify } from 'fastify';
import { parse } from 'yaml';
import * as z from 'zod';
import { readConfig, SETTING_NAMES } from './config.ts';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** What the guide's tables say, by variable: its meaning, and what happens without it. */
const guide = new Map(
  read('docs/guides/configuration.md')
    .split('\n')
    .map((line) => /^\| `([A-Z_]+)` \| (.+) \| (.*)\|$/.exec(line))
    .flatMap((match) => (match ? [[match[1] ?? '', { unset: match[3] ?? '' }] as const] : [])),
);

/** The names in the example, also of those that are commented out. */
const example = read('.env.example');
const exampleNames = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name ?? '');

/** What compose.yaml needs beside the server's settings. */
const COMPOSE_NAMES = ['POSTGRES_PASSWORD'];

describe('the guide', () => {
  it('has every setting, each once, and none that the server does not read', () => {
    expect([...guide.keys()].toSorted()).toEqual(SETTING_NAMES.toSorted());
    const rows = read('docs/guides/configuration.md').match(/^\| `/gm) ?? [];
    expect(rows).toHaveLength(guide.size);
  });

  it('says the defaults as they are', () => {
    const defaults = Object.entries(readConfig({}));
    expect(defaults.length).toBeGreaterThan(5);
    for (const [name, value] of defaults) {
      expect([name, guide.get(name)?.unset.trim()]).toEqual([name, `\`${String(value)}\``]);
    }
  });
});

describe('the example', () => {
  it('has every setting, each once, and none that nothing reads', () => {
    expect(exampleNames.toSorted()).toEqual([...SETTING_NAMES, ...COMPOSE_NAMES].toSorted());
  });

  it('starts a server once its secrets are filled in', () => {
    const filled = {
      ...parseEnv(example),
      SEALING_RECIPIENT: 'age1example',
      LINK_SECRET: 's'.repeat(43),
    };
    expect(readConfig(filled)).toMatchObject({ NODE_ENV: 'production' });
  });

  it.each([
    ['under systemd', '127.0.0.1'],
    ['in a container, where the proxy has an address of its network', '172.18.0.1'],
  ])('tells visitors behind the proxy apart %s', async (_, proxyAddress) => {
    const app = fastify({ trustProxy: readConfig(parseEnv(example)).TRUST_PROXY });
    app.get('/', async ({ ip }) => ip);
    const ask = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      return (await app.inject({ url: '/', remoteAddress, headers })).body;
    };
    expect(await ask(proxyAddress)).toBe('203.0.113.7');
    // Who comes past the proxy is not believed.
    expect(await ask('198.51.100.1')).toBe('198.51.100.1');
    await app.close();
  });

  it('shows forms that the server takes, also where they are commented out', () => {
    const all = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''));
    const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
    const secrets = {
      SEALING_RECIPIENT: 'age1example',
      LINK_SECRET: 's'.repeat(43),
      OUTBOX_KEY: Buffer.alloc(32).toString('base64'),
      WEBHOOK_SECRET: secret,
      PHOTO_STORE_SECRET: 'secret',
    };
    expect(() => readConfig({ ...all, ...secrets })).not.toThrow();
  });
});

const composeFile = z.object({
  services: z.object({ app: z.object({ environment: z.record(z.string(), z.string()) }) }),
});

it('compose.yaml sets nothing that the server does not read', () => {
  const { app } = composeFile.parse(parse(read('compose.yaml'))).services;
  expect(Object.keys(app.environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});
