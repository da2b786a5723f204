import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has a default for everything, also for what is set and empty', () => {
  expect(readConfig({ PORT: '', SITE_ORIGIN: '' })).toEqual({
    PORT: 3_000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    BUILD_DIR: './build/client',
    SITE_MANIFEST: './build/site.json',
    DESK: 'on',
    DESK_PORT: 3_100,
    DESK_HOST: '127.0.0.1',
    DESK_BUILD_DIR: './build/desk',
    SITE_CONTENT_DIR: './content',
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
    NODE_ENV: 'development',
    RATE_LIMIT_MAX: 5,
    RATE_LIMIT_NETWORK_MAX: 20,
    RATE_LIMIT_ALL_MAX: 300,
    REMINDERS: 'on',
    SLOTS_LIMIT_MAX: 60,
    WEBHOOK_ALLOW_PRIVATE: false,
    PHOTO_STORE_REGION: 'us-east-1',
    PHOTO_STORE_ALLOW_PRIVATE: false,
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
  const named = 'loopback, uniquelocal';
  expect(readConfig({ TRUST_PROXY: named }).TRUST_PROXY).toBe(named);
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'https://www.example.com/'],
  ['DESK', 'true'],
  ['DESK_PORT', '0'],
  ['DESK_ORIGIN', 'http://desk.example.com'],
  ['DESK_ORIGIN', 'https://192.0.2.7'],
  ['DESK_ORIGIN', 'https://desk.example.com/'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.5,'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.5 10.0.0.6'],
  ['TRUST_PROXY', 'loopback,'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['SEALING_RECIPIENT', 'AGE-SECRET-KEY-1'],
  ['LINK_SECRET', 'too-short'],
  ['OUTBOX_KEY', 'too-short'],
  ['DATABASE_URL', 'mysql://user:password@db.example.com/impressions'],
  ['DATABASE_URL', 'db.example.com/impressions'],
  ['DATABASE_URL', 'postgres://user:password@db.example.com'],
  ['DATABASE_URL', 'postgres://user:50%@db.example.com/impressions'],
  ['RATE_LIMIT_MAX', '0'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'smtps://u:50%@mail.example.com'],
  ['MAIL_FROM', 'The practice'],
  ['NOTIFY_TO', 'a@example.com, b@example.com'],
  ['WEBHOOK_URL', 'ftp://example.com'],
  ['WEBHOOK_SECRET', 'whsec_short'],
  ['WEBHOOK_ALLOW_PRIVATE', 'yes'],
])("refuses %s=%s by the variable's name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

it('takes a whole way out, and refuses half of one', () => {
  const mail = { SMTP_URL: 'smtps://u:p@mail.example.com', MAIL_FROM: 'Desk <desk@example.com>' };
  expect(readConfig(mail)).toMatchObject(mail);
  expect(() => readConfig({ SMTP_URL: mail.SMTP_URL })).toThrow('MAIL_FROM');
  expect(() => readConfig({ NOTIFY_TO: 'desk@example.com' })).toThrow('SMTP_URL');
  const webhook = { WEBHOOK_URL: 'https://example.com/hook', WEBHOOK_SECRET: SECRET };
  expect(readConfig(webhook)).toMatchObject(webhook);
  expect(() => readConfig({ WEBHOOK_URL: webhook.WEBHOOK_URL })).toThrow('WEBHOOK_SECRET');
  const plain = { ...webhook, WEBHOOK_URL: 'http://10.0.0.5/hook' };
  expect(() => readConfig(plain)).toThrow('https');
  expect(readConfig({ ...plain, WEBHOOK_ALLOW_PRIVATE: 'true' }).WEBHOOK_ALLOW_PRIVATE).toBe(true);
});

const SHARED = {
  DATABASE_URL: 'postgres://user:zq%23secret@db.example.com:5432/impressions',
  SEALING_RECIPIENT: 'age1recipient',
  LINK_SECRET: 'l'.repeat(43),
  PHOTO_DIR: '/srv/photos',
};
const MAIL = {
  SMTP_URL: 'smtps://u:p@mail.example.com',
  MAIL_FROM: 'desk@example.com',
  OUTBOX_KEY: Buffer.alloc(32, 7).toString('base64'),
};

it('takes PostgreSQL with all that its servers must share', () => {
  expect(readConfig(SHARED)).toMatchObject(SHARED);
  expect(readConfig({ ...SHARED, ...MAIL })).toMatchObject(MAIL);
  expect(readConfig({ ...MAIL, OUTBOX_KEY: '' }).OUTBOX_KEY).toBeUndefined();
});

it('refuses PostgreSQL without a place of photos, and takes a folder or a bucket for it', () => {
  const bucket = {
    PHOTO_STORE_URL: 'https://s3.example.com/photos',
    PHOTO_STORE_KEY_ID: 'key',
    PHOTO_STORE_SECRET: 'secret',
  };
  const withoutPlace = { ...SHARED, PHOTO_DIR: '' };
  expect(() => readConfig(withoutPlace)).toThrow(
    /DATABASE_URL needs PHOTO_DIR \(.*\) or PHOTO_STORE_URL, the same for every server/,
  );
  expect(readConfig({ ...withoutPlace, ...bucket })).toMatchObject(bucket);
  expect(readConfig({ PHOTO_DIR: '' }).PHOTO_DIR).toBeUndefined();
});

it.each(['SEALING_RECIPIENT', 'LINK_SECRET', 'OUTBOX_KEY'])(
  'refuses PostgreSQL without %s, and does not repeat the password',
  (name) => {
    const start = () => readConfig({ ...SHARED, ...MAIL, [name]: '' });
    expect(start).toThrow(`DATABASE_URL needs ${name}, the same for every server`);
    expect(start).not.toThrow(/secret@|zq/);
  },
);

it.each([
  ['https://www.example.com:8443', 'https://www.example.com'],
  ['https://example.com', 'https://www.example.com'],
])('the desk at %s shares what browsers keep with the site at %s, and is refused', (desk, site) => {
  const settings = { DESK_ORIGIN: desk, SITE_ORIGIN: site };
  expect(() => readConfig(settings)).toThrow('another host than SITE_ORIGIN');
});
