import { storeEnvironment } from '@fairline/stores'
import { z } from 'zod'
import { readTrustProxy, type TrustProxy } from './access/trust-proxy.ts'

/** What the environment configures. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly source: 'simulated' | 'archive' | 'replay'
  /** The simulated world's. */
  readonly seed: number
  readonly replay: readonly string[]
  /** Quotes older than this are folded to open, close and hourly prices. */
  readonly retentionDays: number
  /** How much the outbox holds while the database can't be written, in bytes. */
  readonly outboxBytes: number
  /** The moment the app's clock starts at; null for the real one. */
  readonly now: number | null
  /** Seconds of the app's clock per real second. */
  readonly speed: number
  readonly passwords: Readonly<Record<'ai' | 'operator', string | null>>
  /** Where donations go; null where none are accepted. */
  readonly donationWallet: string | null
  /** Trusted proxies: they may name the client's address, host and protocol. */
  readonly trustProxy: TrustProxy
}

/** A setting that cannot be used: says which, and what was expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const Environment = z.object({
  PORT: z.coerce.number('expected a number').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ...storeEnvironment,
  FAIRLINE_SOURCE: z.enum(['simulated', 'archive', 'replay']).default('simulated'),
  FAIRLINE_SEED: z.coerce
    .number('expected a whole number')
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(1),
  FAIRLINE_REPLAY: z.string().default(''),
  RETENTION_DAYS: z.coerce.number('expected a number of days').int().min(1).max(36_500).default(30),
  OUTBOX_MB: z.coerce
    .number('expected a number of megabytes')
    .min(1, 'expected at least 1 megabyte')
    .max(512, 'expected 512 megabytes at most')
    .default(64),
  FAIRLINE_NOW: z.iso.datetime({ offset: true }).optional(),
  FAIRLINE_SPEED: z.coerce.number().positive().max(100_000).default(1),
  AI_ACCESS_PASSWORD: z.string().min(8, 'expected at least 8 characters').max(200).optional(),
  OPERATOR_PASSWORD: z.string().min(8, 'expected at least 8 characters').max(200).optional(),
  DONATION_WALLET: z
    .string()
    .regex(/^[A-Za-z0-9]{20,120}$/, 'expected an address of 20 to 120 letters and digits')
    .optional(),
  TRUST_PROXY: z.string().default('false').transform(toTrustProxy),
})

function toTrustProxy(text: string, context: z.RefinementCtx): TrustProxy {
  const trustProxy = readTrustProxy(text)
  if (trustProxy !== null) return trustProxy
  context.addIssue({
    code: 'custom',
    message:
      'expected "false", "true" (one proxy), the number of proxies (1 to 10), or their addresses and CIDR ranges separated by commas, such as "10.0.0.0/8, loopback"; ranges wider than /8 (IPv6: /7) are refused: clients would be in them',
  })
  return z.NEVER
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** Settings whose values are never logged. */
const SECRETS = /PASSWORD$|^DATABASE_URL$/

/** Between these the simulated calendar knows every day and the one before. */
const FIRST = '2002-01-01'
const LAST = '2100-01-01'

/**
 * Reads the settings.
 *
 * @throws {ConfigError} naming the setting and what was expected
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const value = SECRETS.test(name) ? '' : ` (it is "${given[name]}")`
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}${value}`)
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    FAIRLINE_SOURCE,
    FAIRLINE_SEED,
    FAIRLINE_REPLAY,
    RETENTION_DAYS,
    OUTBOX_MB,
    FAIRLINE_NOW,
    FAIRLINE_SPEED,
    AI_ACCESS_PASSWORD,
    OPERATOR_PASSWORD,
    DONATION_WALLET,
    TRUST_PROXY,
  } = parsed.data
  const replay = FAIRLINE_REPLAY.split(',').filter((folder) => folder !== '')
  if (FAIRLINE_SOURCE === 'replay' && replay.length === 0) {
    throw new ConfigError('FAIRLINE_REPLAY: the replay source needs the folder its data lie in')
  }
  const now = FAIRLINE_NOW === undefined ? null : Date.parse(FAIRLINE_NOW)
  if (FAIRLINE_SOURCE === 'simulated' && now !== null && !(now >= Date.parse(FIRST) && now < Date.parse(LAST))) {
    throw new ConfigError(
      `FAIRLINE_NOW: the simulated leagues are played from ${FIRST} to ${LAST} (it is "${FAIRLINE_NOW}")`,
    )
  }
  if (!isLoopback(HOST) && OPERATOR_PASSWORD === undefined) {
    throw new ConfigError(
      `OPERATOR_PASSWORD: HOST is "${HOST}", which others may reach; set a password of at least 8 characters for what operators may do`,
    )
  }
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL ?? null,
    source: FAIRLINE_SOURCE,
    seed: FAIRLINE_SEED,
    replay,
    retentionDays: RETENTION_DAYS,
    outboxBytes: Math.round(OUTBOX_MB * 2 ** 20),
    now,
    speed: FAIRLINE_SPEED,
    passwords: { ai: AI_ACCESS_PASSWORD ?? null, operator: OPERATOR_PASSWORD ?? null },
    donationWallet: DONATION_WALLET ?? null,
    trustProxy: TRUST_PROXY,
  }
}
