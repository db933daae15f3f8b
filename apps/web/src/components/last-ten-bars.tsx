interface Props {
  readonly name: string
  readonly side: 'Over' | 'Under'
  readonly line: number
  /** What the player counted in the last games, oldest first. */
  readonly counts: readonly number[]
}

/** The player’s last games against the line: green where the bet would have won. */
export function LastTenBars({ name, side, line, counts }: Props) {
  if (counts.length === 0) return <p className="text-sm text-soft">No past games known.</p>
  const highest = Math.max(line * 1.2, ...counts, 1)
  const isHit = (count: number) => (side === 'Over' ? count > line : count < line)
  const hits = counts.filter(isHit).length
  const games = counts.length === 1 ? 'game' : 'games'
  return (
    <figure>
      <div
        role="img"
        aria-label={`${name}, last ${counts.length} ${games}: ${counts.join(', ')}; ${side.toLowerCase()} ${line} hit in ${hits}`}
        className="flex gap-1"
      >
        {counts.map((count, game) => (
          <div key={game} className="flex-1 text-center text-xs">
            <div className="relative flex h-16 items-end">
              <div
                className={`min-h-1 w-full rounded-t-sm ${isHit(count) ? 'bg-value' : 'bg-away'}`}
                style={{ height: `${(100 * count) / highest}%` }}
              />
              <div
                className="absolute -inset-x-0.5 border-t-2 border-dashed border-ink"
                style={{ bottom: `${(100 * line) / highest}%` }}
              />
            </div>
            <span className={isHit(count) ? 'font-semibold text-value' : 'text-soft'}>{count}</span>
          </div>
        ))}
      </div>
      <figcaption className="mt-1 text-xs text-soft">
        {side} {line} hit in {hits} of the last {counts.length} {games}
      </figcaption>
    </figure>
  )
}
