import * as z from 'zod';
import { isEmailAddress } from '../domain/intake/contact-rules.ts';
import { DATABASE_URL_FORM, isDatabaseUrl } from './db/database-url.ts';
import { OUTBOX_KEY_BYTES } from './outbox/outbox-key.ts';
import {
  findPhotoContradictions,
  namesPhotoPlace,
  PHOTO_PLACE_NEEDED,
  photoEnvironment,
} from './photos/photo-settings.ts';
import { isWebhookSecret } from './outbox/webhook-signature.ts';
import { isProxyList } from './security/is-proxy-list.ts';
import { StartupError } from './startup-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const TRUST_PROXY_FORM =
  /^(true|false|[0-9a-fA-F.:/,\s]+|((loopback|linklocal|uniquelocal)(\s*,\s*|$))+)$/;
const trustProxy = z
  .string()
  .refine(
    (text) =>
      TRUST_PROXY_FORM.test(text) && (text === 'true' || text === 'false' || isProxyList(text)),
    {
      error:
        "TRUST_PROXY must be false, true (one proxy in front) or the proxies' addresses, like 10.0.0.0/8,::1",
    },
  )
  .transform((text) => (text === 'true' ? true : text === 'false' ? false : text));

const siteOrigin = z.string().refine(isOrigin, {
  error: 'SITE_ORIGIN must be an origin without a path, like https://www.example.com',
});

/** Browsers keep passkeys for a name, and over an encrypted connection; for localhost without one too. */
const deskOrigin = z
  .string()
  .refine(
    (text) =>
      isOrigin(text) &&
      (text.startsWith('https:') || new URL(text).hostname === 'localhost') &&
      !/^[\d.:[\]]+$/.test(new URL(text).hostname),
    {
      error:
        'DESK_ORIGIN must be an origin without a path, like https://desk.example.com: encrypted, and by a name',
    },
  );

function wholeNumber(name: string, least: number, most: number, unset: number) {
  const error = `${name} must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error })
    .default(unset);
}

const smtpUrl = z.string().refine((text) => isUrl(text, /^smtps?:$/) && isDecodable(text), {
  error:
    'SMTP_URL must be like smtps://user:password@mail.example.com or smtp://mail.example.com:587',
});

const SENDER_WITH_NAME = /^[^<>@",;\r\n]{1,100} <([^<>]+)>$/;
const sender = z
  .string()
  .refine((text) => isEmailAddress(SENDER_WITH_NAME.exec(text)?.[1] ?? text), {
    error: 'MAIL_FROM must be an address, like Impressions <no-reply@example.com>',
  });

const flag = (name: string) =>
  z
    .enum(['true', 'false'], { error: `${name} must be true or false` })
    .default('false')
    .transform((text) => text === 'true');

/** Every setting of the server, with its default. Nothing else in the server reads the environment. */
const environmentSchema = z.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3_000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  /** PostgreSQL instead of a SQLite file in DATA_DIR. */
  DATABASE_URL: z.string().refine(isDatabaseUrl, { error: DATABASE_URL_FORM }).optional(),
  BUILD_DIR: z.string().default('./build/client'),
  SITE_MANIFEST: z.string().default('./build/site.json'),
  SITE_ORIGIN: siteOrigin.optional(),
  /** The practice's own room (docs/desk.md). */
  DESK: z.enum(['on', 'off'], { error: 'DESK must be on or off' }).default('on'),
  DESK_PORT: wholeNumber('DESK_PORT', 1, 65_535, 3_100),
  DESK_HOST: z.string().default('127.0.0.1'),
  DESK_ORIGIN: deskOrigin.optional(),
  DESK_BUILD_DIR: z.string().default('./build/desk'),
  /** The content that the desk changes and publishes. */
  SITE_CONTENT_DIR: z.string().default('./content'),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'NODE_ENV must be development, production or test',
    })
    .default('development'),
  SEALING_RECIPIENT: z
    .string()
    .startsWith('age1', {
      error: 'SEALING_RECIPIENT must be an age public key, which begins with age1',
    })
    .optional(),
  /** Signs the links to appointments; the same for every server of one database. */
  LINK_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/, {
      error:
        'LINK_SECRET must be 32 to 200 visible characters without spaces, such as openssl rand -base64 32 prints',
    })
    .optional(),
  /** What waiting confirmations are kept under; the same for every server of one database. */
  OUTBOX_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === OUTBOX_KEY_BYTES, {
      error: `OUTBOX_KEY must be ${OUTBOX_KEY_BYTES} random bytes in base64, such as openssl rand -base64 ${OUTBOX_KEY_BYTES} prints`,
    })
    .optional(),
  RATE_LIMIT_MAX: wholeNumber('RATE_LIMIT_MAX', 1, 100_000, 5),
  RATE_LIMIT_NETWORK_MAX: wholeNumber('RATE_LIMIT_NETWORK_MAX', 1, 100_000, 20),
  RATE_LIMIT_ALL_MAX: wholeNumber('RATE_LIMIT_ALL_MAX', 1, 999_999, 300),
  SLOTS_LIMIT_MAX: wholeNumber('SLOTS_LIMIT_MAX', 1, 100_000, 60),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  NOTIFY_TO: z
    .string()
    .refine(isEmailAddress, { error: 'NOTIFY_TO must be one address, like desk@example.com' })
    .optional(),
  /** Letters before an appointment (docs/decisions/197-reminders.md). */
  REMINDERS: z.enum(['on', 'off'], { error: 'REMINDERS must be on or off' }).default('on'),
  /** The practice's own calendar, whose busy times are not offered (docs/decisions/199-the-practices-own-calendar.md). */
  BUSY_CALENDAR_URL: z
    .string()
    .refine((text) => isUrl(text, /^https:$/), {
      error: 'BUSY_CALENDAR_URL must be the https address of a calendar file',
    })
    .optional(),
  WEBHOOK_URL: z
    .string()
    .refine((text) => isUrl(text, /^https?:$/), {
      error: 'WEBHOOK_URL must be like https://example.com/hook',
    })
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, {
      error: 'WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64',
    })
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: flag('WEBHOOK_ALLOW_PRIVATE'),
  ...photoEnvironment.shape,
});

/** Every variable that the server reads; guide and example are held to it. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

export type ServerConfig = z.infer<typeof environmentSchema>;

/**
 * Reads the settings from the environment; a variable that is set but empty counts as not set, as compose files leave it.
 *
 * @throws StartupError that names each wrong variable and what it must be
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const faults = parsed.success
    ? findContradictions(parsed.data)
    : parsed.error.issues.map((issue) => issue.message);
  if (parsed.success && faults.length === 0) return parsed.data;
  const lines = faults.map((fault) => `  - ${fault}.`);
  throw new StartupError(`The configuration is wrong:\n${lines.join('\n')}`);
}

/** The desk's origin: as it is set, else on this machine alone. Browsers keep passkeys for a name, so it is no number. */
export function deskOriginOf({ DESK_ORIGIN, DESK_PORT }: ServerConfig): string {
  return DESK_ORIGIN ?? `http://localhost:${DESK_PORT}`;
}

/** Settings that need each other: half of a way out would let notifications vanish unseen. */
function findContradictions(config: ServerConfig): string[] {
  const { SMTP_URL, MAIL_FROM, NOTIFY_TO, WEBHOOK_URL, WEBHOOK_SECRET } = config;
  const faults = findPhotoContradictions(config);
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) faults.push('SMTP_URL needs MAIL_FROM');
  if (SMTP_URL === undefined && (MAIL_FROM ?? NOTIFY_TO) !== undefined) {
    faults.push('MAIL_FROM and NOTIFY_TO need SMTP_URL');
  }
  if ((WEBHOOK_URL === undefined) !== (WEBHOOK_SECRET === undefined)) {
    faults.push('WEBHOOK_URL and WEBHOOK_SECRET need each other');
  }
  faults.push(...findUnshared(config));
  if (sharesItsHost(config)) {
    faults.push('DESK_ORIGIN must be another host than SITE_ORIGIN, and none that it lies below');
  }
  if (WEBHOOK_URL?.startsWith('http:') === true && !config.WEBHOOK_ALLOW_PRIVATE) {
    faults.push(
      'WEBHOOK_URL must be https, but to a private address with WEBHOOK_ALLOW_PRIVATE=true',
    );
  }
  return faults;
}

/** With PostgreSQL there may be several servers, now or later: what one of them seals or signs the others must open. */
function findUnshared(config: ServerConfig): string[] {
  if (config.DATABASE_URL === undefined) return [];
  const needed = ['SEALING_RECIPIENT', 'LINK_SECRET'] as const;
  const whereMailed = config.SMTP_URL === undefined ? [] : (['OUTBOX_KEY'] as const);
  const faults = [...needed, ...whereMailed]
    .filter((name) => config[name] === undefined)
    .map((name) => `DATABASE_URL needs ${name}, the same for every server`);
  return namesPhotoPlace(config) ? faults : [...faults, PHOTO_PLACE_NEEDED];
}

/** A password's own percent sign must be written %25. */
function isDecodable(text: string): boolean {
  return !/%(?![0-9a-fA-F]{2})/.test(text);
}

function isUrl(text: string, protocol: RegExp): boolean {
  return (
    URL.canParse(text) && protocol.test(new URL(text).protocol) && new URL(text).hostname !== ''
  );
}

function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  );
}

/**
 * Whether the site could ask for what the desk's browsers keep: cookies know no port, and a passkey of a host answers pages of every host below it.
 */
function sharesItsHost({
  DESK_ORIGIN,
  SITE_ORIGIN,
}: Pick<ServerConfig, 'DESK_ORIGIN' | 'SITE_ORIGIN'>): boolean {
  if (DESK_ORIGIN === undefined || SITE_ORIGIN === undefined) return false;
  const [desk, site] = [new URL(DESK_ORIGIN).hostname, new URL(SITE_ORIGIN).hostname];
  return site === desk || site.endsWith(`.${desk}`);
}
