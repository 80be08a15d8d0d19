import path from 'node:path'
import { z } from 'zod'
import { address, areKeys, areRecipients, flag, listOf, outside, postgres } from './config-kinds.ts'
import { type TextConfig, textsOf, textVariables } from './texts/text-config.ts'
import { areProxies, type Trust, toTrust } from './trust.ts'

/** Every variable that the shop reads from the environment, with its default (.env.example). */
const Environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgres.optional(),
  // A role that may change the schema, where the shop itself runs with one that may not.
  MIGRATION_DATABASE_URL: postgres.optional(),
  DATABASE_PATIENCE_SECONDS: z.coerce.number('must be a number').int().min(1).max(600).default(5),
  SHOP_DEMO: flag('1'),
  ADMIN_USERNAME: z.string().min(3, 'must have at least 3 characters').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  VIDEO_MB: z.coerce.number('must be a number').int().min(1).max(240).default(50),
  VIDEO_DAYS: z.coerce.number('must be a number').int().min(1).max(365).default(30),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.email('must be an email address').optional(),
  ...textVariables,
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  RAZORPAY_URL: outside.default('https://api.razorpay.com'),
  SHIPROCKET_URL: outside.default('https://apiv2.shiprocket.in'),
  PICTURE_QUEUE: flag('1'),
  TRUST_PROXY: z
    .string()
    .refine(areProxies, 'must be 0, a number of proxies up to 9, or their networks behind commas')
    .default('0')
    .transform(toTrust),
  HSTS_PRELOAD: flag('0'),
  LEAVE_SECONDS: z.coerce.number('must be a number').int().min(0).max(600).optional(),
  WEB_PROCESSES: z.coerce.number('must be a number').int().min(1).max(64).default(1),
  // Given by the primary of a cluster to each process that it forks (app/cluster/primary.ts).
  WORKER_NUMBER: z.coerce.number('must be a number').int().min(1).default(1),
  WEBHOOKS_TO_PRIVATE: flag('0'),
  ORDERS_PER_NETWORK: z.coerce.number('must be a number').int().min(0).default(60),
  SECRET_KEY: z
    .string()
    .refine(areKeys, 'must be 32 random bytes in base64 (openssl rand -base64 32)')
    .optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .refine(areRecipients, 'must be recipients of age (age1…), behind commas')
    .default('')
    .transform(listOf),
  STAFF_SECOND_FACTOR: z.enum(['off', 'ask', 'require']).default('ask'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LAG_LIMIT_MS: z.coerce.number('must be a number').int().min(0).default(400),
  SLOW_QUERY_MS: z.coerce.number('must be a number').int().min(0).default(250),
  ACCESS_LOG: flag('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** A balancer asks every two or three seconds, and lets go of lines that nobody used for four. */
const noticedSeconds = 5

export type Config = {
  port: number
  host: string
  /** The address that shoppers see, without a slash at its end; links and cookies follow it. */
  publicUrl: string
  isHttps: boolean
  dataDir: string
  /** A postgres:// address, or the file of the embedded database. */
  database: string
  /** The same database under the role that changes its schema. */
  migrationDatabase: string
  /** How long an answer of PostgreSQL, or a free connection to it, may take; seconds. */
  databasePatienceSeconds: number
  seedDemo: boolean
  admin: { username?: string; password?: string; email?: string }
  /** Where pictures are kept instead of the data folder; null for the data folder. */
  s3: S3Config | null
  /** What a video that goes with an answer may have at most, and for how many days its link shows it. */
  video: { maxBytes: number; days: number }
  /** The mail server; null keeps emails at /admin (Mail) instead, without personal links. */
  smtpUrl: string | null
  /** The address that emails come from. */
  mailFrom: string
  /** How text messages leave; null while the shop sends none. */
  texts: TextConfig | null
  /** The keys of the payment gateway; null while there are none. */
  razorpay: RazorpayConfig | null
  /** Where Shiprocket listens, without a slash at its end. */
  shiprocketUrl: string
  /** Whether this process works on the slow picture sizes. */
  hasPictureQueue: boolean
  /** Whose word on where visitors come from counts; null: nobody's. */
  trustProxy: Trust | null
  /** Whether browsers may keep the name in their lists of https names for good. */
  hasHstsPreload: boolean
  /** How long a process that is told to stop still takes visitors, for a proxy to notice. */
  leaveMs: number
  /** How many processes of this machine serve the shop. */
  webProcesses: number
  /** Which of them this one is, from 1. */
  workerNumber: number
  /** How many orders may come from one network in an hour; 0 for as many as like. */
  ordersPerNetwork: number
  /** Whether other programs may be told things at plain or private addresses, beside the shop. */
  hasPrivateWebhooks: boolean
  /** What secrets that are needed again are encrypted with, base64, older ones behind a comma; null: a file in `dataDir`. */
  secretKey: string | null
  /** Whose keys open its backups (age1…); none: backups are not encrypted. */
  backupRecipients: string[]
  /** Whether owners and managers, who can pay money back, are asked for two-step sign-in, or do nothing without it. */
  staffSecondFactor: 'off' | 'ask' | 'require'
  /** Who bears it may read the metrics; null: only programs of this machine. */
  metricsToken: string | null
  /** How late the event loop may be before nothing expensive begins; 0: however late. */
  lagLimitMs: number
  /** Questions to the database that take so long are written down; 0: none. */
  slowQueryMs: number
  /** Whether every answer is a line of the log. */
  hasAccessLog: boolean
  logLevel: string
}

export type RazorpayConfig = {
  /** Without a slash at its end. */
  url: string
  keyId: string
  keySecret: string
  webhookSecret: string
}

export type S3Config = {
  /** The server's address without the bucket and without a slash at its end. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A setting that the shop cannot start with; its message names the variable. */
export class ConfigError extends Error {}

/** Turns the environment into a Config; throws ConfigError with one line that names the variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const env = parsed(environment)
  const dataDir = path.resolve(env.DATA_DIR)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    dataDir,
    database: env.DATABASE_URL ?? path.join(dataDir, 'shop.sqlite'),
    migrationDatabase:
      env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL ?? path.join(dataDir, 'shop.sqlite'),
    databasePatienceSeconds: env.DATABASE_PATIENCE_SECONDS,
    seedDemo: env.SHOP_DEMO,
    admin: adminOf(env),
    s3: s3Of(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `shop@${new URL(publicUrl).hostname}`,
    ...{ razorpay: razorpayOf(env), texts: textsOf(env, refuseWithout) },
    video: { maxBytes: env.VIDEO_MB * 1024 * 1024, days: env.VIDEO_DAYS },
    shiprocketUrl: bare(env.SHIPROCKET_URL),
    hasPictureQueue: env.PICTURE_QUEUE,
    trustProxy: env.TRUST_PROXY,
    hasHstsPreload: env.HSTS_PRELOAD,
    leaveMs: 1000 * (env.LEAVE_SECONDS ?? (env.TRUST_PROXY ? noticedSeconds : 0)),
    webProcesses: env.WEB_PROCESSES,
    workerNumber: env.WORKER_NUMBER,
    hasPrivateWebhooks: env.WEBHOOKS_TO_PRIVATE,
    ordersPerNetwork: env.ORDERS_PER_NETWORK,
    secretKey: env.SECRET_KEY ?? null,
    backupRecipients: env.BACKUP_RECIPIENTS,
    staffSecondFactor: env.STAFF_SECOND_FACTOR,
    metricsToken: env.METRICS_TOKEN ?? null,
    lagLimitMs: env.LAG_LIMIT_MS,
    slowQueryMs: env.SLOW_QUERY_MS,
    hasAccessLog: env.ACCESS_LOG,
    logLevel: env.LOG_LEVEL,
  }
}

type Environment = z.infer<typeof Environment>

/** A variable that is set to nothing counts as not set. */
function parsed(environment: Record<string, string | undefined>): Environment {
  const given = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const { success, data, error } = Environment.safeParse(Object.fromEntries(given))
  if (success) return data
  const issue = error.issues[0]
  throw new ConfigError(`${issue?.path.join('..')} ${issue?.message}`)
}

const adminOf = (env: Environment): Config['admin'] => ({
  ...(env.ADMIN_USERNAME && { username: env.ADMIN_USERNAME }),
  ...(env.ADMIN_PASSWORD && { password: env.ADMIN_PASSWORD }),
  ...(env.ADMIN_EMAIL && { email: env.ADMIN_EMAIL }),
})

function s3Of(env: Environment): S3Config | null {
  if (!env.S3_ENDPOINT) return null
  const needed = neededBeside(env, 'S3_ENDPOINT')
  return {
    endpoint: bare(env.S3_ENDPOINT),
    ...{ bucket: needed('S3_BUCKET'), region: env.S3_REGION },
    ...{ accessKeyId: needed('S3_ACCESS_KEY_ID'), secretAccessKey: needed('S3_SECRET_ACCESS_KEY') },
  }
}

type OfServices = Extract<keyof Environment, `S3_${string}` | `RAZORPAY_${string}`>
const neededBeside = (env: Environment, first: OfServices) => (name: OfServices) => {
  const value = env[name]
  return value ? value : refuseWithout(name, first)
}

function refuseWithout(name: string, first: string): never {
  throw new ConfigError(`${name} must be set when ${first} is`)
}

function razorpayOf(env: Environment): RazorpayConfig | null {
  if (!env.RAZORPAY_KEY_ID) return null
  const needed = neededBeside(env, 'RAZORPAY_KEY_ID')
  return {
    ...{ url: bare(env.RAZORPAY_URL), keyId: env.RAZORPAY_KEY_ID },
    keySecret: needed('RAZORPAY_KEY_SECRET'),
    webhookSecret: needed('RAZORPAY_WEBHOOK_SECRET'),
  }
}

/** An address without slashes at its end. */
const bare = (address: string) => address.replace(/(?<!\/)\/+$/, '')
