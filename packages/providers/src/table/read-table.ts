import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedError } from '@fairline/engine'
import { csvParseRows } from 'd3-dsv'

/**
 * Reads a CSV file, plain or gzip, in batches of rows; never the whole file at once.
 *
 * @throws {FeedError} 'unreachable' if the file cannot be opened, 'malformed' if the gzip stream is cut or broken
 */
export async function* readTable(path: string): AsyncGenerator<string[][]> {
  const file = createReadStream(path)
  const gunzip = path.endsWith('.gz') ? createGunzip() : null
  // An error of the file must reach the reader of the unzipped text, or no one would hear it.
  if (gunzip) file.on('error', (error) => gunzip.destroy(error))
  const stream = gunzip ? file.pipe(gunzip) : file
  try {
    yield* batches(stream)
  } catch (cause) {
    throw explained(path, cause as NodeJS.ErrnoException)
  } finally {
    file.destroy()
  }
}

async function* batches(stream: Readable): AsyncGenerator<string[][]> {
  stream.setEncoding('utf8')
  let rest = ''
  let first = true
  for await (const chunk of stream) {
    rest += first ? (chunk as string).replace(/^\uFEFF/, '') : chunk
    first = false
    const end = lastRowEnd(rest)
    if (end === 0) continue
    yield csvParseRows(rest.slice(0, end))
    rest = rest.slice(end)
  }
  if (rest.trim() !== '') yield csvParseRows(rest)
}

/** Where the last whole row ends: after a line break outside of quotes. */
function lastRowEnd(text: string): number {
  const end = text.lastIndexOf('\n') + 1
  if (!text.includes('"')) return end
  let [quoted, safe] = [false, 0]
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i)
    if (code === 34) quoted = !quoted
    else if (code === 10 && !quoted) safe = i + 1
  }
  return safe
}

function explained(path: string, cause: NodeJS.ErrnoException): FeedError {
  if (cause.code === 'Z_BUF_ERROR')
    return new FeedError('malformed', 'replay', `${path} is cut short: copy it again`, { cause })
  if (cause.code?.startsWith('Z_'))
    return new FeedError('malformed', 'replay', `${path} is not a sound gzip file`, { cause })
  return new FeedError('unreachable', 'replay', `${path} cannot be read (${cause.code ?? cause.message})`, { cause })
}
