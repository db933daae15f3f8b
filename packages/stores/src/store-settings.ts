import { z } from 'zod'

/** Where the store is. */
export interface StoreSettings {
  /** `postgres://…`; null for the embedded store. Holds a password: never logged. */
  readonly databaseUrl: string | null
  /** Folder of the embedded store. */
  readonly dataDir: string
}

/** The environment variables that say where the store is. */
export const storeEnvironment = {
  DATA_DIR: z.string().min(1).default('.fairline'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected postgres://user:password@host:5432/name')
    .optional(),
}

/** A setting that cannot be used; the message says which, and what was expected. */
export class StoreSettingsError extends Error {
  override readonly name = 'StoreSettingsError'
}

/**
 * Reads where the store is. An empty variable counts as unset.
 *
 * @throws {StoreSettingsError} naming the variable, never its value: it may hold a password
 */
export function readStoreSettings(environment: Readonly<Record<string, string | undefined>>): StoreSettings {
  const parsed = z.object(storeEnvironment).safeParse({
    DATA_DIR: environment.DATA_DIR || undefined,
    DATABASE_URL: environment.DATABASE_URL || undefined,
  })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StoreSettingsError(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  return { databaseUrl: parsed.data.DATABASE_URL ?? null, dataDir: parsed.data.DATA_DIR }
}
