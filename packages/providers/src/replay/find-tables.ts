import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FeedError } from '@fairline/engine'

/**
 * Every CSV file in the named folders below the given directories, sorted by path.
 *
 * @throws {FeedError} 'unreachable' if a directory cannot be read
 */
export async function findTables(
  directories: readonly string[],
  folders: readonly string[],
): Promise<{ folder: string; path: string }[]> {
  const found = await Promise.all(
    directories.map(async (directory) => {
      await listed(directory)
      const inFolders = await Promise.all(folders.map((folder) => below(directory, folder)))
      return inFolders.flat()
    }),
  )
  return found.flat()
}

async function below(directory: string, folder: string): Promise<{ folder: string; path: string }[]> {
  const entries = await readdir(join(directory, folder), { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return []
    throw new FeedError('unreachable', 'replay', `${join(directory, folder)} cannot be read (${cause.code})`, { cause })
  })
  return entries
    .filter((name) => /\.csv(\.gz)?$/.test(name))
    .sort()
    .map((name) => ({ folder, path: join(directory, folder, name) }))
}

async function listed(directory: string): Promise<void> {
  await readdir(directory).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'does not exist' : `cannot be read (${cause.code})`
    throw new FeedError('unreachable', 'replay', `the data folder ${directory} ${why}`, { cause })
  })
}
