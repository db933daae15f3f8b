import type { LeagueKey } from '@fairline/domain'
import { type CountForecast, logOddsShift, type PlayerCounts, playerCounts } from '@fairline/models'
import type { NoVigMethod } from '@fairline/odds'
import { type ImpliedCount, impliedCount } from './implied-count.ts'
import type { JudgedProp } from './judge-props.ts'
import { calibrated, held, overAt } from './prop-beliefs.ts'
import { countOf, type PropLine } from './prop-lines.ts'
import { propMargins } from './prop-margins.ts'
import { type PropView, SHIFT_BELIEVED } from './prop-models.ts'
import type { PlayerGame, PropBody, PropQuote } from './prop-quote.ts'
import { halfLifeOf } from './prop-stats.ts'
import { publishedProps } from './published-props.ts'

/** What is forecast for a line before the game, each by itself. Probabilities are of the over, of the bets that are decided. */
export interface PropOpinion {
  readonly line: PropLine
  /** By the regression on the player's past, calibrated; no price of this game is used. */
  readonly learned: number
  /** By his minutes, rate and opponent only. */
  readonly level: number
  /** By all lines of all books but one; null where no other book quoted. */
  implied(without: string): number | null
  readonly forecast: CountForecast
  /** How the margin is taken out of its prices. */
  readonly noVig: NoVigMethod
  /** The line as the app would have judged it; null where too few books price the stat, or none stands on the line any more. */
  readonly judged: JudgedProp | null
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
    const walk = statWalk(league, stat, quoted)
    const askedOn = Map.groupBy(asked, ({ day }) => day)
    return days.flatMap((day) => {
      const played = new Map((byDay.get(day) ?? []).map((game) => [game.player, game]))
      return walk.day(askedOn.get(day) ?? [], played)
    })
  })
}

/** What is known of a player's stat on the morning of a game. */
interface Morning {
  readonly forecast: CountForecast
  readonly view: PropView
  readonly implied: ImpliedCount
  readonly judged: readonly JudgedProp[]
}

/** Says and learns one stat, a day after the other. @param quoted  by `keyOf` */
function statWalk(league: LeagueKey, stat: string, quoted: ReadonlyMap<string, readonly PropQuote[]>) {
  const model = playerCounts(halfLifeOf(stat))
  const shift = logOddsShift(SHIFT_BELIEVED)
  const margins = propMargins()

  function morningOf(line: PropLine, played: ReadonlyMap<string, PlayerGame>): Morning {
    const { against = null, home = null } = played.get(line.player) ?? {}
    const forecast = model.forecast({ player: line.player, against, home, day: dayNumber(line.day) })
    const view: PropView = {
      forecast: model.knows(line.player) ? forecast : null,
      spread: { linear: model.spread(), square: 0 },
      overShift: shift.shift(),
      past: { counts: [], last: [], games: 0 },
      side: null,
    }
    const noVig = margins.method(stat)
    const quotes = quoted.get(keyOf(line)) ?? []
    return {
      forecast,
      view,
      implied: impliedCount(league, quotes.filter(isTelling), view.spread, noVig),
      judged: publishedProps(quotes, { league, view, noVig }),
    }
  }

  /** @param mornings  by `gameKey` */
  function learn(lines: readonly PropLine[], mornings: ReadonlyMap<string, Morning>): void {
    for (const line of lines) {
      const { forecast, view } = mornings.get(gameKey(line)) as Morning
      const learned = overAt(forecast.mean, line.line, view.spread)
      const wentOver = line.actual > line.line
      shift.add(learned, wentOver)
      margins.add({ stat, quotes: line.quotes, learned, wentOver })
    }
    shift.learn()
    margins.learn()
  }

  return {
    /** Says what was known of a day's lines, and learns the day. @param played  by player */
    day(lines: readonly PropLine[], played: ReadonlyMap<string, PlayerGame>): PropOpinion[] {
      const mornings = new Map(lines.map((line): [string, Morning] => [gameKey(line), morningOf(line, played)]))
      const noVig = margins.method(stat)
      const said = lines.map((line) => opinionOf(line, mornings.get(gameKey(line)) as Morning, noVig))
      learn(lines, mornings)
      learnDay(model, stat, played, new Map(lines.map((line) => [line.player, mornings.get(gameKey(line)) as Morning])))
      return said
    },
  }
}

/** A player can have two games on one day. */
const gameKey = ({ event, player }: Pick<PropLine, 'event' | 'player'>) => `${event}|${player}`

const keyOf = ({ event, player, stat }: Pick<PropQuote, 'event' | 'player' | 'stat'>) => `${event}|${player}|${stat}`

const dayNumber = (day: string) => Date.parse(day) / 86_400_000

function isTelling({ over, under }: PropQuote): boolean {
  const share = under / (over + under)
  return share > MIDDLE && share < 1 - MIDDLE
}

function opinionOf(line: PropLine, { forecast, view, implied, judged }: Morning, noVig: NoVigMethod): PropOpinion {
  return {
    line,
    learned: calibrated(overAt(forecast.mean, line.line, view.spread), view.overShift),
    level: overAt(forecast.levelMean, line.line, view.spread),
    implied: (without) => {
      const over = implied.over(line.line, without)
      return over === null ? null : held(over)
    },
    forecast,
    noVig,
    judged: judged.find((prop) => prop.line === line.line) ?? null,
  }
}

function learnDay(
  model: PlayerCounts,
  stat: string,
  played: ReadonlyMap<string, PlayerGame>,
  /** By player. */
  mornings: ReadonlyMap<string, Morning>,
): void {
  model.learn(
    [...played.values()].flatMap((game) => {
      const count = countOf(game, stat)
      if (count === null) return []
      const { player, against, home, role, minutes, day } = game
      const lined = mornings.get(player)?.implied.mean('') ?? null
      return [{ player, against, home, role, minutes, day: dayNumber(day), count, lined }]
    }),
  )
}
