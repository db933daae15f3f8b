import { type Day, type League, seasonYearOf } from '@fairline/domain'
import type { SeasonScores } from './game-scores.ts'
import { lossOf, paired, type Said } from './losses.ts'
import type { WalkedGame } from './walk-forward.ts'

/** How everybody did season by season, in order. */
export function seasonScores(
  league: League,
  games: readonly WalkedGame[],
  { twin, blend, reference }: { readonly twin: Said; readonly blend: Said; readonly reference: Said },
): SeasonScores[] {
  const model: Said = (game) => game.model
  const seasons = Map.groupBy(games, ({ file }) => seasonYearOf(league, file.game))
  return [...seasons]
    .sort(([a], [b]) => a - b)
    .map(([season, of]) => ({
      season,
      ...spanOf(of),
      games: of.length,
      model: lossOf(of, model),
      resultsOnly: lossOf(of, twin),
      open: lossOf(of, (game) => game.open),
      blend: lossOf(of, blend),
      close: lossOf(of, (game) => game.close),
      reference: lossOf(of, reference),
      modelMinusReference: paired(of, model, reference),
      blendMinusOpen: paired(of, blend, (game) => game.open),
    }))
}

/** First and last day of some games, at least one. */
function spanOf(games: readonly WalkedGame[]): Pick<SeasonScores, 'from' | 'to'> {
  const days = games.map(({ file }) => file.game.day).sort()
  return { from: days[0] as Day, to: days.at(-1) as Day }
}
