interface Props {
  /** Counts of his last games, oldest first. */
  readonly counts: readonly number[]
  readonly line: number
  readonly name: string
}

/** What a player did in his last games against the line, which is drawn. */
export function LastTenBars({ counts, line, name }: Props) {
  if (counts.length === 0) return <p className="text-sm text-soft">No past games of his are known.</p>
  const most = Math.max(line * 1.2, ...counts, 1)
  const over = counts.filter((count) => count > line).length
  return (
    <figure>
      <div
        role="img"
        aria-label={`${name}, last ${counts.length} games: ${counts.join(', ')}; over ${line} in ${over}`}
        className="relative flex h-16 items-end gap-1"
      >
        {counts.map((count, game) => (
          <div
            key={game}
            className={`min-h-0.5 flex-1 rounded-t-sm ${count > line ? 'bg-value' : 'bg-away'}`}
            style={{ height: `${(100 * count) / most}%` }}
          />
        ))}
        <div
          className="absolute inset-x-0 border-t-2 border-dashed border-ink"
          style={{ bottom: `${(100 * line) / most}%` }}
        />
      </div>
      <figcaption className="mt-1 text-xs text-soft">
        Over {line} in {over} of his last {counts.length}
      </figcaption>
    </figure>
  )
}
