import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has a default for everything, also for what is set and empty', () => {
  expect(readConfig({ PORT: '', SITE_ORIGIN: '' })).toEqual({
    PORT: 3_000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    BUILD_DIR: './build/client',
    SITE_MANIFEST: './build/site.json',
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
    NODE_ENV: 'development',
    RATE_LIMIT_MAX: 5,
  });
});

it('reads what is set', () => {
  const config = readConfig({
    PORT: '8080',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    SITE_ORIGIN: 'https://www.example.com',
  });
  expect(config).toMatchObject({
    PORT: 8_080,
    TRUST_PROXY: '10.0.0.0/8, ::1',
    SITE_ORIGIN: 'https://www.example.com',
  });
  expect(readConfig({ TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(true);
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'https://www.example.com/'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['SEALING_RECIPIENT', 'AGE-SECRET-KEY-1'],
  ['LINK_SECRET', 'too-short'],
  ['RATE_LIMIT_MAX', '0'],
])("refuses %s=%s by the variable's name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
