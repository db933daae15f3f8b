import { decayedRidge, type RatedGame, type SavedRidge } from '@fairline/models'
import { logistic, logit } from '@fairline/numeric'
import { MAX_REST, type SideCalendar } from './side-calendar.ts'

const DAY_MS = 86_400_000
/** Chosen on NBA 2007–10, MLB 2010–15 and NHL 2019–21 by cross-entropy to the close; later seasons are scored (docs/models.md). */
const RIDGE = { penalty: 3, halfLife: 400 * DAY_MS }
/** Share of what a side's last move came to beyond its drift that is added to it; chosen with them. */
const DRIFT_GAIN = 0.3
/** Larger moves, in log-odds, are misprints or injuries: nothing that is known at the open foretells them. */
const MAX_MOVE = 0.8
const REFIT_AFTER_MS = 28 * DAY_MS
/** About a season. What was fitted to fewer moved NHL lines of 2019-20 by more than they went on to move. */
const MIN_GAMES = 1000

/** Probabilities of the home side before a game: of the market, of our model, and of both blended. */
export interface HomeBeliefs {
  readonly market: number
  readonly model: number
  readonly blend: number
}

/** Everything learned about moves. */
export interface SavedMoves {
  readonly ridge: SavedRidge
  readonly coefficients: readonly number[]
  readonly fittedAt: number | null
  readonly games: number
  /** Of sides and of starters, in log-odds. */
  readonly drifts: readonly (readonly [string, number])[]
}

/**
 * Learns where a two-way line closes beyond what market and model blended say: openers underrate tired legs, and go on moving for
 * or against a side or a starter they moved for lately. The remaining move, closing minus blended log-odds, is regressed on
 * what is known at the open. Coefficients are fitted as games are learned, never when a
 * forecast is made, and not before `MIN_GAMES`.
 */
export function lineMoveModel(calendar: SideCalendar) {
  const drifts = new Map<string, number>()
  const driftOf = (name: string | null | undefined) => (name ? (drifts.get(name) ?? 0) : 0)
  const ridge = decayedRidge(FEATURES, RIDGE)
  let coefficients: readonly number[] = new Array<number>(FEATURES).fill(0)
  let fittedAt: number | null = null
  let games = 0

  function featuresOf(game: RatedGame, { market, model }: HomeBeliefs): number[] {
    const [home, away] = [calendar.restOf(game.home, game.day), calendar.restOf(game.away, game.day)]
    return [
      1,
      logit(model) - logit(market),
      Number(home.playedYesterday),
      Number(away.playedYesterday),
      Number(home.isThirdInFour) - Number(away.isThirdInFour),
      (home.days - away.days) / MAX_REST,
      driftOf(game.home) - driftOf(game.away),
      driftOf(starterKey(game, 'home')) - driftOf(starterKey(game, 'away')),
    ]
  }

  function drift(name: string | null, move: number): void {
    if (name !== null) drifts.set(name, driftOf(name) + DRIFT_GAIN * (move - driftOf(name)))
  }

  return {
    /** The blend, moved to where the line is expected to close. */
    homeProbability(game: RatedGame, beliefs: HomeBeliefs): number {
      const move = featuresOf(game, beliefs).reduce((sum, value, i) => sum + value * (coefficients[i] as number), 0)
      return logistic(logit(beliefs.blend) + move)
    },
    /** Learns where the line of a game closed; before the calendar learns that it was played. */
    learn(game: RatedGame, beliefs: HomeBeliefs, close: number, at: number): void {
      const left = clipped(logit(close) - logit(beliefs.blend))
      ridge.learn(featuresOf(game, beliefs), left, at)
      const move = clipped(logit(close) - logit(beliefs.market))
      drift(game.home, move)
      drift(game.away, -move)
      drift(starterKey(game, 'home'), move)
      drift(starterKey(game, 'away'), -move)
      games += 1
      fittedAt ??= at
      if (games < MIN_GAMES || at - fittedAt < REFIT_AFTER_MS) return
      coefficients = ridge.coefficients()
      fittedAt = at
    },
    save: (): SavedMoves => ({ ridge: ridge.save(), coefficients, fittedAt, games, drifts: [...drifts] }),
    restore(saved: SavedMoves): void {
      ridge.restore(saved.ridge)
      coefficients = saved.coefficients
      fittedAt = saved.fittedAt
      games = saved.games
      drifts.clear()
      for (const [name, value] of saved.drifts) drifts.set(name, value)
    },
  }
}

const FEATURES = 8

const clipped = (move: number) => Math.max(-MAX_MOVE, Math.min(MAX_MOVE, move))

/** A starter's name is told apart from a side's. */
function starterKey({ starters }: RatedGame, side: 'home' | 'away'): string | null {
  const starter = starters?.[side] ?? null
  return starter === null ? null : `starter ${starter}`
}
