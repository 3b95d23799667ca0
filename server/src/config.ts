import { join } from 'node:path';
import {
  HOLD_HOURS_DEFAULT,
  HOLD_HOURS_MAX,
  PASSWORD_MIN,
  PASSWORD_MIN_IN_PRODUCTION,
} from '@diyar/contract/limits';
import { isRole, ROLES, type Role } from '@diyar/contract/rules/roles';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';
import { StartError } from './db/start-error.ts';

/** How the process was started: production, the demo of `npm start`, development, or a test. */
export type Mode = 'serve' | 'demo' | 'dev' | 'test';

const DURATION_UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

const seconds = z
  .string()
  .regex(/^\d+[smhd]$/, 'must look like 30m, 12h or 7d')
  .transform((text) => Number.parseInt(text, 10) * DURATION_UNITS[text.at(-1) as keyof typeof DURATION_UNITS])
  .refine((value) => value > 0, 'must be longer than nothing');

const basePath = z
  .string()
  .regex(/^\/([a-z0-9-_]+(\/[a-z0-9-_]+)*)?\/?$/i, 'must be / or a path such as /diyar')
  .transform((path) => (path === '/' ? '/' : path.replace(/\/$/, '')))
  .refine((path) => !/^\/api(\/|$)/.test(path), 'must not be /api, where the calls live');

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const yesNo = z.enum(['yes', 'no'], 'must be yes or no').transform((text) => text === 'yes');

const roleList = z.string().transform((text, context): Role[] => {
  const names = text.split(',').map((part) => part.trim().toUpperCase());
  const roles = names.filter(isRole);
  if (roles.length < names.length) context.addIssue(`must be a list of ${ROLES.join(', ')}`);
  return roles;
});

/** A number of proxies, or a comma-separated list of their addresses. Unset: forwarded headers are ignored. */
const trustProxy = z.string().transform((text, context) => {
  const trusted = Number(text);
  if (/^\d+$/.test(text)) return (_address: string, hop: number) => hop < trusted;
  try {
    return proxyAddr.compile(text.split(',').map((part) => part.trim()));
  } catch {
    context.addIssue('must be a number of proxies or a list of their addresses');
    return z.NEVER;
  }
});

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  BASE_PATH: basePath.default('/diyar'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  API_BASE_URL: httpUrl.optional(),
  SIGN_IN_WITH: z.enum(['username', 'email'], 'must be username or email').default('username'),
  TOKEN_TTL: seconds.default(12 * 3600),
  SESSION_IDLE: seconds.optional(),
  PASSWORD_MIN: z.coerce.number('must be a number of characters').int().min(PASSWORD_MIN).max(64).optional(),
  REFUSE_COMMON_PASSWORDS: yesNo.optional(),
  CHANGE_GIVEN_PASSWORDS: yesNo.optional(),
  REQUIRE_SECOND_FACTOR: roleList.optional(),
  ASK_AGAIN_MINUTES: z.coerce.number('must be a number of minutes').int().min(1).max(1440).optional(),
  HOLD_HOURS: z.coerce
    .number('must be a number of hours')
    .int('must be a number of hours')
    .min(1)
    .max(HOLD_HOURS_MAX)
    .default(HOLD_HOURS_DEFAULT),
  STORAGE_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[A-Za-z0-9._-]+)*\/?$/,
      'must look like s3://bucket or s3://bucket/folder',
    )
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  NOTIFY_EMAIL: z.email('must be an e-mail address').optional(),
  TRUST_PROXY: trustProxy.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a log level')
    .default('info'),
  METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must look like name=value,name=value')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('diyar'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a share from 0 to 1').min(0).max(1).default(1),
  MAX_CONNECTIONS: z.coerce.number('must be a number of connections').int().min(10).max(60_000).default(4000),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(300).default(0),
  BACKUP_EVERY: seconds.optional(),
  BACKUP_DIR: z.string().optional(),
  EMBEDDED_DATABASE: z.literal('accept-risk', 'can only be accept-risk').optional(),
  ADMIN_USERNAME: z.string().trim().min(1).optional(),
  ADMIN_PASSWORD: z.string().optional(),
});

type Environment = z.infer<typeof Environment>;

/** The names of all settings, for checks of .env.example and deploy/. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

const ACCEPT_RISK =
  'EMBEDDED_DATABASE=accept-risk: the embedded database never syncs to disk, so a power cut can lose ' +
  'or damage everything in it, and a full disk stops it. Use DATABASE_URL for anything you would miss.';

export interface Config extends ReturnType<typeof fromEnvironment> {
  mode: Mode;
}

export interface S3Settings {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucket: string;
  /** Empty, or a folder in the bucket with a trailing slash. */
  prefix: string;
}

/** Undefined: files are stored under DATA_DIR. */
function storageOf(env: Environment): S3Settings | undefined {
  if (!env.STORAGE_URL) return undefined;
  const required = (name: 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = env[name];
    if (value === undefined) throw new StartError(`${name} is missing: STORAGE_URL needs it`);
    return value;
  };
  const [bucket = '', ...folders] = env.STORAGE_URL.slice('s3://'.length).replace(/\/$/, '').split('/');
  return {
    endpoint: required('S3_ENDPOINT'),
    region: env.S3_REGION,
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
  };
}

/** From OpenTelemetry's standard variables; undefined: tracing is off. */
function tracingOf(env: Environment) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const pairs =
    env.OTEL_EXPORTER_OTLP_HEADERS?.split(',').map((pair) => pair.split(/=(.*)/s).slice(0, 2)) ?? [];
  const headers: Record<string, string> = Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]),
  );
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: sampleRatio } = env;
  return endpoint === undefined ? undefined : { endpoint, headers, serviceName, sampleRatio };
}

/** Production is strict unless told otherwise; the demo has three accounts with short passwords. */
function passwordsOf(env: Environment, mode: Mode) {
  const isStrict = mode === 'serve';
  return {
    min: env.PASSWORD_MIN ?? (isStrict ? PASSWORD_MIN_IN_PRODUCTION : PASSWORD_MIN),
    refuseCommon: env.REFUSE_COMMON_PASSWORDS ?? isStrict,
    changeGiven: env.CHANGE_GIVEN_PASSWORDS ?? isStrict,
  };
}

function fromEnvironment(env: Environment, mode: Mode) {
  return {
    host: env.HOST,
    port: env.PORT,
    basePath: env.BASE_PATH,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    publicUrl: env.PUBLIC_URL,
    apiBaseUrl: env.API_BASE_URL,
    signInWith: env.SIGN_IN_WITH,
    tokenTtlSeconds: env.TOKEN_TTL,
    /** Unset: a session ends after TOKEN_TTL, whether it is used or not. */
    sessionIdleSeconds: env.SESSION_IDLE,
    passwords: passwordsOf(env, mode),
    /** Roles that must have one. */
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR ?? [],
    /** Unset: nobody is asked again. */
    askAgainMinutes: env.ASK_AGAIN_MINUTES,
    holdHours: env.HOLD_HOURS,
    storage: storageOf(env),
    smtpUrl: env.SMTP_URL,
    notifyEmail: env.NOTIFY_EMAIL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    tracing: tracingOf(env),
    maxConnections: env.MAX_CONNECTIONS,
    drainSeconds: env.DRAIN_SECONDS,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    /** Unset: only `npm run backup` makes backups. */
    backupEverySeconds: env.BACKUP_EVERY,
    backupDir: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
    firstAdmin:
      env.ADMIN_USERNAME && env.ADMIN_PASSWORD
        ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD }
        : undefined,
    warnings: [] as string[],
  };
}

/** Settings that contain a password, which a log must not show. */
const SECRET = /ADMIN_PASSWORD|SECRET|_KEY|DATABASE_(READ_)?URL|SMTP_URL|OTLP_HEADERS/;

/** A wrong value throws a StartError with the variable's name. */
function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const given = SECRET.test(name) ? '' : ` (it is ${JSON.stringify(set[name])})`;
    throw new StartError(`${issue?.path.join('.')} ${issue?.message}${given}`);
  }
  return parsed.data;
}

/** For `npm run user`, which needs less than a server does. */
export const passwordPolicyOf = (source: NodeJS.ProcessEnv, mode: Mode) =>
  passwordsOf(readEnvironment(source), mode);

/** Reads the environment once. */
export function loadConfig(source: NodeJS.ProcessEnv, mode: Mode): Config {
  const env = readEnvironment(source);
  const config: Config = { ...fromEnvironment(env, mode), mode };
  if (mode === 'serve' && !env.DATABASE_URL) {
    if (!env.EMBEDDED_DATABASE) {
      throw new StartError(
        'DATABASE_URL is missing: production needs a PostgreSQL (or EMBEDDED_DATABASE=accept-risk to try without)',
      );
    }
    config.warnings.push(ACCEPT_RISK);
  }
  if (mode === 'serve' && !env.PUBLIC_URL) {
    throw new StartError(
      'PUBLIC_URL is missing: production needs its own address, such as https://www.example.com',
    );
  }
  if (Boolean(env.ADMIN_USERNAME) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new StartError('ADMIN_USERNAME and ADMIN_PASSWORD belong together: set both or neither');
  }
  if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < config.passwords.min) {
    throw new StartError(`ADMIN_PASSWORD needs at least ${config.passwords.min} characters`);
  }
  return config;
}
