import { scrypt, timingSafeEqual } from 'node:crypto'

/** A password as it may be stored. */
export interface PasswordHash {
  /** Base64url. */
  readonly salt: string
  readonly hash: string
}

const HASH_BYTES = 32
const SALT_BYTES = 16

/** Hashes a password with scrypt, off the main thread. @param randomBytes  returns this many random bytes */
export async function hashPassword(password: string, randomBytes: (size: number) => Buffer): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES)
  return { salt: salt.toString('base64url'), hash: (await derive(password, salt)).toString('base64url') }
}

/** Whether a hash was made from this password. */
export async function matchesHash(password: string, { salt, hash }: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize(), salt, HASH_BYTES, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
