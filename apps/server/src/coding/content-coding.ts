import { LRUCache } from 'lru-cache'
import { Negotiator } from 'negotiator'

export type Coding = 'br' | 'gzip' | 'plain'

/** Browsers send about a dozen distinct headers; the bound keeps made-up ones from growing the cache. */
const MAX_HEADERS = 200
const MAX_HEADER_LENGTH = 200

const allCodings = ['br', 'gzip'] as const

/**
 * Returns a function that chooses the coding of a response from the Accept-Encoding header. Falls back to an
 * uncompressed response if the client accepts none of the codings.
 *
 * @param codings  available codings, the preferred one first
 */
export function codingChooser(
  codings: readonly ('br' | 'gzip')[] = allCodings,
): (header: string | undefined) => Coding {
  const chosen = new LRUCache<string, Coding>({ max: MAX_HEADERS })
  return (header = '') => {
    const cached = chosen.get(header)
    if (cached) return cached
    const coding = chooseCoding(header, codings)
    if (header.length <= MAX_HEADER_LENGTH) chosen.set(header, coding)
    return coding
  }
}

function chooseCoding(header: string, codings: readonly ('br' | 'gzip')[]): Coding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const coding = negotiator.encoding([...codings, 'identity'], { preferred: codings })
  return codings.find((one) => one === coding) ?? 'plain'
}
