import type { LeagueKey } from '@fairline/domain'
import { type CountForecast, type PlayerCounts, playerCounts } from '@fairline/models'
import { type ImpliedCount, impliedCount } from './implied-count.ts'
import { countOf, type PropLine } from './prop-lines.ts'
import type { PlayerGame, PropBody, PropQuote } from './prop-quote.ts'
import { halfLifeOf } from './prop-stats.ts'

/** What is said of a line before the game, each by itself. Chances are of the over, of the bets that are decided. */
export interface PropOpinion {
  readonly line: PropLine
  /** By the regression on the player's past; no price of this game is used. */
  readonly learned: number
  /** By his minutes, rate and opponent alone. */
  readonly level: number
  /** By all lines of all books but one; null where no other book quoted. */
  implied(without: string): number | null
  readonly forecast: CountForecast
}

/** Past lines far from even tell little of a mean. */
const MIDDLE = 0.15

/**
 * Walks through the days: says of every line what was known that morning, then learns what players did and what had been
 * quoted on them.
 */
export function propOpinions(
  league: LeagueKey,
  { quotes, games }: Pick<PropBody, 'quotes' | 'games'>,
  lines: readonly PropLine[],
): PropOpinion[] {
  const quoted = Map.groupBy(quotes, keyOf)
  const byDay = Map.groupBy(games, ({ day }) => day)
  const days = [...byDay.keys()].sort()
  const stats = Map.groupBy(lines, ({ stat }) => stat)
  return [...stats].flatMap(([stat, asked]) => {
    const model = playerCounts(halfLifeOf(stat))
    const askedOn = Map.groupBy(asked, ({ day }) => day)
    return days.flatMap((day) => {
      const played = new Map((byDay.get(day) ?? []).map((game) => [game.player, game]))
      const implied = impliedOn(askedOn.get(day) ?? [], (line) =>
        impliedCount(league, (quoted.get(keyOf(line)) ?? []).filter(isTelling), { linear: model.spread(), square: 0 }),
      )
      const said = (askedOn.get(day) ?? []).map((line) => opinionOf(model, line, played, implied))
      learnDay(model, stat, played, implied)
      return said
    })
  })
}

const keyOf = ({ event, player, stat }: Pick<PropQuote, 'event' | 'player' | 'stat'>) => `${event}|${player}|${stat}`

const dayNumber = (day: string) => Date.parse(day) / 86_400_000

function isTelling({ over, under }: PropQuote): boolean {
  const share = under / (over + under)
  return share > MIDDLE && share < 1 - MIDDLE
}

/** By player: what the day's lines imply. */
const impliedOn = (
  lines: readonly PropLine[],
  of: (line: PropLine) => ImpliedCount,
): ReadonlyMap<string, ImpliedCount> =>
  new Map([...new Map(lines.map((line) => [line.player, line]))].map(([player, line]) => [player, of(line)]))

function opinionOf(
  model: PlayerCounts,
  line: PropLine,
  played: ReadonlyMap<string, PlayerGame>,
  implied: ReadonlyMap<string, ImpliedCount>,
): PropOpinion {
  const { against = null, home = null } = played.get(line.player) ?? {}
  const forecast = model.forecast({ player: line.player, against, home, day: dayNumber(line.day) })
  const overOf = (mean: number) => {
    const { over, under } = model.chances(mean, line.line)
    return held(over / (over + under))
  }
  return {
    line,
    learned: overOf(forecast.mean),
    level: overOf(forecast.levelMean),
    implied: (without) => {
      const over = implied.get(line.player)?.over(line.line, without) ?? null
      return over === null ? null : held(over)
    },
    forecast,
  }
}

/** No count is as sure as a distribution's far tail. */
const held = (chance: number) => Math.min(0.99, Math.max(0.01, chance))

function learnDay(
  model: PlayerCounts,
  stat: string,
  played: ReadonlyMap<string, PlayerGame>,
  implied: ReadonlyMap<string, ImpliedCount>,
): void {
  model.learn(
    [...played.values()].flatMap((game) => {
      const count = countOf(game, stat)
      if (count === null) return []
      const { player, against, home, role, minutes, day } = game
      const lined = implied.get(player)?.mean('') ?? null
      return [{ player, against, home, role, minutes, day: dayNumber(day), count, lined }]
    }),
  )
}
