import type { Result } from '@fairline/domain'
import type { ClosedPlace } from './closed-props.ts'
import type { DecidedLine } from './decided-line.ts'
import { overByModel } from './prop-beliefs.ts'
import type { PropView } from './prop-models.ts'
import { countIn } from './prop-stats.ts'

/**
 * Every line on a game's players that was won or lost. A player without a line in the box score did not play. Quarter lines are
 * left out: half of a bet on them may be returned.
 */
export function decidedLines(
  places: readonly ClosedPlace[],
  { lines = [] }: Pick<Result, 'lines'>,
  viewOf: (player: string, stat: string) => PropView,
): DecidedLine[] {
  const played = new Map(lines.map(({ player, stats }) => [player, stats]))
  return places.flatMap(({ close: { player, stat, whole } }) => {
    const stats = played.get(player)
    if (!stats) return []
    const count = countIn(stats, stat)
    const view = viewOf(player, stat)
    return [...Map.groupBy(whole, ({ line }) => line)].flatMap(([line, quotes]) =>
      count === line || !Number.isInteger(2 * line)
        ? []
        : [{ stat, quotes, learned: overByModel(view, line), wentOver: count > line }],
    )
  })
}
