import type { Query, QueryClient } from '@tanstack/react-query'

/** What came by the stream. */
interface Told {
  /** The answers that changed: the first part of their queries' keys. */
  readonly paths: readonly string[]
  /** Of the board that changed them. */
  readonly version: number
  /** When the stream was opened (ms): what came before may be of another run of the server, whose versions say nothing. */
  readonly since: number
}

/**
 * Asks for the answers that changed, unless they were made from that version of the board or a later one. What is on its way is let come,
 * however slow the line and however often the board changes, and requested again only if it turns out to be older.
 */
export function refreshAnswers(client: QueryClient, { paths, version, since }: Told): void {
  const predicate = ({ state }: Query) => state.dataUpdatedAt < since || (versionOf(state.data) ?? 0) < version
  for (const path of paths) {
    const behind = { queryKey: [path], predicate }
    const ask = () => client.invalidateQueries(behind, { cancelRefetch: false })
    const onTheirWay = client.getQueryCache().findAll({ queryKey: [path], fetchStatus: 'fetching' })
    void ask()
    if (onTheirWay.length > 0) void Promise.allSettled(onTheirWay.flatMap(({ promise }) => promise ?? [])).then(ask)
  }
}

/** The version of the board an answer was made from, the oldest where it came in pages; null where it does not tell. */
function versionOf(answer: unknown): number | null {
  if (has(answer, 'pages') && Array.isArray(answer.pages)) {
    return Math.min(...answer.pages.map((page) => versionOf(page) ?? 0))
  }
  if (!has(answer, 'provenance') || !has(answer.provenance, 'boardVersion')) return null
  return Number(answer.provenance.boardVersion)
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value
