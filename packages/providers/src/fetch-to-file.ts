import { createWriteStream } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FeedError, type FeedErrorKind } from '@fairline/engine'
import { ExponentialBackoff, handleWhen, noJitterGenerator, retry } from 'cockatiel'

const TIMEOUT_MS = 30_000
const MAX_BYTES = 512 * 1024 * 1024

/**
 * Fetches one file to a temporary place. The only file in the app that touches the network.
 *
 * @param address  an http or https address
 * @param pauseMs  before the second try; doubled before the third
 * @throws {FeedError} 'unreachable', 'rate-limited' or 'refused'; what is worth it is tried three times
 */
export function fetchToFile(address: string, pauseMs = 500): Promise<string> {
  const patiently = retry(
    handleWhen((error) => error instanceof FeedError && error.retryable),
    { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: pauseMs, generator: noJitterGenerator }) },
  )
  return patiently.execute(() => fetched(new URL(address)))
}

async function fetched(url: URL): Promise<string> {
  // Loaded when something is fetched: a server that fetches nothing starts a tenth of a second sooner.
  const { request } = await import('undici')
  const { statusCode, body } = await request(url, { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS }).catch(
    (cause: unknown) => {
      throw new FeedError('unreachable', url.host, 'no answer', { cause })
    },
  )
  if (statusCode !== 200) {
    await body.dump()
    throw new FeedError(kindOf(statusCode), url.host, `answered ${statusCode}`)
  }
  const path = join(await mkdtemp(join(tmpdir(), 'fairline-import-')), basename(url.pathname) || 'download.csv')
  await pipeline(Readable.from(body), atMost(MAX_BYTES, url.host), createWriteStream(path)).catch((cause: unknown) => {
    throw cause instanceof FeedError ? cause : new FeedError('unreachable', url.host, 'the answer broke off', { cause })
  })
  return path
}

function kindOf(status: number): FeedErrorKind {
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'unreachable' : 'refused'
}

function atMost(bytes: number, host: string): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      done(seen > bytes ? new FeedError('refused', host, `sends more than ${bytes} bytes`) : null, chunk)
    },
  })
}
