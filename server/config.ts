import * as z from 'zod';
import { StartupError } from './startup-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const trustProxy = z
  .string()
  .regex(/^(true|false|[0-9a-fA-F.:/,\s]+|((loopback|linklocal|uniquelocal)(\s*,\s*|$))+)$/, {
    error:
      "TRUST_PROXY must be false, true (one proxy in front) or the proxies' addresses, like 10.0.0.0/8,::1",
  })
  .transform((text) => (text === 'true' ? true : text === 'false' ? false : text));

const siteOrigin = z.string().refine(isOrigin, {
  error: 'SITE_ORIGIN must be an origin without a path, like https://www.example.com',
});

function wholeNumber(name: string, least: number, most: number, unset: number) {
  const error = `${name} must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error })
    .default(unset);
}

/** Every setting of the server, with its default. Nothing else in the server reads the environment. */
const environmentSchema = z.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3_000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  BUILD_DIR: z.string().default('./build/client'),
  SITE_MANIFEST: z.string().default('./build/site.json'),
  SITE_ORIGIN: siteOrigin.optional(),
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
  RATE_LIMIT_MAX: wholeNumber('RATE_LIMIT_MAX', 1, 100_000, 5),
});

export type ServerConfig = z.infer<typeof environmentSchema>;

/**
 * Reads the settings from the environment; a variable that is set but empty counts as not set, as compose files leave it.
 *
 * @throws StartupError that names each wrong variable and what it must be
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  - ${issue.message}.`);
  throw new StartupError(`The configuration is wrong:\n${lines.join('\n')}`);
}

function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  );
}
