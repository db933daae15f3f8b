import {
  addDays,
  type Day,
  type Game,
  type Instant,
  type League,
  pacificDay,
  type Result,
  seasonYearOf,
  startOfPacificDay,
} from '@fairline/domain'
import {
  type CountForecast,
  logOddsShift,
  playerCounts,
  type SavedPlayerCounts,
  type SavedShift,
} from '@fairline/models'
import type { CountDispersion } from '@fairline/numeric'
import type { NoVigMethod } from '@fairline/odds'
import type { DecidedLine } from './decided-line.ts'
import { UNKNOWN_SPREAD } from './implied-count.ts'
import { type PlayerPast, playerPasts, type SavedPasts } from './player-pasts.ts'
import { propMargins, type SavedPropMargins } from './prop-margins.ts'
import { countIn, halfLifeOf, propStats } from './prop-stats.ts'

/** What is known of a player's stat before a game. */
export interface PropView {
  /** Null for a player who was never seen to do it, and for a stat that is not modeled. */
  readonly forecast: CountForecast | null
  /** How counts of the stat spread, as seen so far. */
  readonly spread: CountDispersion
  /** Log-odds that our probability of an over is moved by: what its stat's past lines ask for. */
  readonly overShift: number
  readonly past: PlayerPast
  /** Which side he last played for; null where that is neither's. */
  readonly side: 'home' | 'away' | null
}

/** A player's game that is over and not learned yet. */
interface Played {
  readonly player: string
  readonly side: string
  readonly against: string
  readonly home: boolean
  readonly day: number
  readonly season: number
  readonly stats: Readonly<Record<string, number>>
  /** By stat, the mean that lines on it implied before the game. */
  readonly lined: Readonly<Record<string, number>>
}

/** All that was learned of a league's players. */
export interface SavedProps {
  readonly counts: readonly (readonly [string, SavedPlayerCounts])[]
  readonly pasts: SavedPasts
  readonly waiting: readonly Played[]
  readonly margins: SavedPropMargins
  /** By stat. */
  readonly shifts: readonly (readonly [string, SavedShift])[]
  /** Games that ended before this day are learned. */
  readonly day: Day | null
}

/** Spreads that differ by less are taken for the same: all lines of a stat are read by it. */
const STEP = 0.05
/** Lines' worth of belief that our model needs no intercept; chosen on the NBA of 2024-25 and the NHL to mid-November 2025. */
export const SHIFT_BELIEVED = 400

const dayNumber = (day: Day) => Date.parse(day) / 86_400_000

/**
 * What a league's players will do, learned from what they did: once a day, at midnight in Los Angeles, so that what is forecast
 * of a game does not hang on the minute of the request.
 */
export function propModels(league: League) {
  const stats = propStats(league)
  const models = new Map(stats.map((stat) => [stat, playerCounts(halfLifeOf(stat))]))
  const pasts = playerPasts(stats)
  const margins = propMargins()
  const shifts = new Map(stats.map((stat) => [stat, logOddsShift(SHIFT_BELIEVED)]))
  let waiting: Played[] = []
  let learntTo: Day | null = null
  /** Before this moment no day ends. */
  let tomorrow = Number.NEGATIVE_INFINITY

  function learnWaiting(): void {
    for (const [stat, model] of models) {
      model.learn(
        waiting.flatMap(({ player, against, home, day, stats: line, lined }) => {
          const count = countIn(line, stat)
          // Who never did it is not one of those who do it.
          if (count === 0 && !model.knows(player)) return []
          return [{ player, against, home, role: null, minutes: null, day, count, lined: lined[stat] ?? null }]
        }),
      )
    }
    for (const { player, side, season, stats: line } of waiting)
      pasts.learn({ player, side, season, counts: stats.map((stat) => countIn(line, stat)) })
    waiting = []
    margins.learn()
    for (const shift of shifts.values()) shift.learn()
  }

  function spread(stat: string): CountDispersion {
    const model = models.get(stat)
    return model ? { linear: Math.max(STEP, Math.round(model.spread() / STEP) * STEP), square: 0 } : UNKNOWN_SPREAD
  }

  return {
    spread,
    /** How the margin is taken out of prices on a stat. */
    noVig: (stat: string): NoVigMethod => margins.method(stat),
    /** Learns what ended on the days before a moment's. */
    goTo(moment: Instant): boolean {
      if (moment < tomorrow) return false
      const day = pacificDay(moment)
      tomorrow = startOfPacificDay(addDays(day, 1))
      if (learntTo !== null && day <= learntTo) return false
      learnWaiting()
      learntTo = day
      return true
    },
    /** Notes what players did, to be learned at the end of the day. `lined`: by player and stat, what lines had implied. */
    ended(game: Game, { lines = [] }: Result, lined: (player: string) => Readonly<Record<string, number>>): void {
      const played = { day: dayNumber(game.day), season: seasonYearOf(league, game) }
      for (const { player, side, stats: done } of lines) {
        const [own, other] = side === 'home' ? [game.home, game.away] : [game.away, game.home]
        const at = { side: own.key, against: other.key, home: side === 'home' && !game.neutral }
        waiting.push({ player, ...at, ...played, stats: done, lined: lined(player) })
      }
    },
    /** Notes lines that were decided, to be learned at the end of the day. */
    decided(lines: readonly DecidedLine[]): void {
      for (const line of lines) {
        margins.add(line)
        if (line.learned !== null) shifts.get(line.stat)?.add(line.learned, line.wentOver)
      }
    },
    of(game: Game, player: string, stat: string): PropView {
      const [model, side] = [models.get(stat), sideIn(game, pasts.sideOf(player))]
      const ahead = { player, ...groundOf(game, side), day: dayNumber(game.day) }
      return {
        forecast: model?.knows(player) ? model.forecast(ahead) : null,
        spread: spread(stat),
        overShift: shifts.get(stat)?.shift() ?? 0,
        past: pasts.of(player, stat, seasonYearOf(league, game)),
        side,
      }
    },
    save: (): SavedProps => ({
      counts: [...models].map(([stat, model]) => [stat, model.save()]),
      pasts: pasts.save(),
      waiting,
      margins: margins.save(),
      shifts: [...shifts].map(([stat, shift]) => [stat, shift.save()]),
      day: learntTo,
    }),
    restore(saved: SavedProps): void {
      for (const [stat, counts] of saved.counts) models.get(stat)?.restore(counts)
      pasts.restore(saved.pasts)
      waiting = [...saved.waiting]
      margins.restore(saved.margins)
      for (const [stat, shift] of saved.shifts) shifts.get(stat)?.restore(shift)
      learntTo = saved.day
      tomorrow = Number.NEGATIVE_INFINITY
    },
  }
}

function sideIn({ home, away }: Game, side: string | null): PropView['side'] {
  if (side === home.key) return 'home'
  return side === away.key ? 'away' : null
}

/** Whom a side plays, and whether at home. */
function groundOf(game: Game, side: PropView['side']): { against: string | null; home: boolean | null } {
  if (side === null) return { against: null, home: null }
  return { against: side === 'home' ? game.away.key : game.home.key, home: side === 'home' && !game.neutral }
}
