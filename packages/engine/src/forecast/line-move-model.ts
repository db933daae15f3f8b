import { decayedRidge, type RatedGame, type SavedRidge } from '@fairline/models'
import { logit } from '@fairline/numeric'
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

/** Probabilities of the home side before a game, of the market and of our model. */
export interface HomeOpinions {
  readonly market: number
  readonly model: number
}

/** The same, and of both blended. */
export interface HomeBeliefs extends HomeOpinions {
  readonly blend: number
}

/** Everything learned about moves. */
export interface SavedMoves {
  readonly ridge: SavedRidge
  readonly coefficients: readonly number[]
  readonly fittedAt: number | null
  readonly games: number
  /** In log-odds. */
  readonly sideDrifts: readonly (readonly [string, number])[]
  readonly starterDrifts: readonly (readonly [string, number])[]
}

/**
 * Learns where a two-way line closes beyond what market and model blended say: openers underrate tired legs, and go on moving for
 * or against a side or a starter they moved for lately. The remaining move, closing minus blended log-odds, is regressed on
 * what is known at the open. Coefficients are fitted as games are learned, never when a
 * forecast is made, and not before `MIN_GAMES`.
 */
export function lineMoveModel(calendar: SideCalendar) {
  const sides = drifts()
  const starters = drifts()
  const ridge = decayedRidge(FEATURES, RIDGE)
  let coefficients: readonly number[] = new Array<number>(FEATURES).fill(0)
  let fittedAt: number | null = null
  let games = 0

  function featuresOf(game: RatedGame, { market, model }: HomeOpinions): number[] {
    const [home, away] = [calendar.restOf(game.home, game.day), calendar.restOf(game.away, game.day)]
    return [
      1,
      logit(model) - logit(market),
      Number(home.playedYesterday),
      Number(away.playedYesterday),
      Number(home.isThirdInFour) - Number(away.isThirdInFour),
      (home.days - away.days) / MAX_REST,
      sides.of(game.home) - sides.of(game.away),
      starters.of(game.starters?.home) - starters.of(game.starters?.away),
    ]
  }

  return {
    /** How far the line is expected to move on from any blend, in log-odds of the home side. */
    expectedMove: (game: RatedGame, opinions: HomeOpinions): number =>
      featuresOf(game, opinions).reduce((sum, value, i) => sum + value * (coefficients[i] as number), 0),
    /** Learns where the line of a game closed; before the calendar learns that it was played. */
    learn(game: RatedGame, beliefs: HomeBeliefs, close: number, at: number): void {
      const left = clipped(logit(close) - logit(beliefs.blend))
      ridge.learn(featuresOf(game, beliefs), left, at)
      const move = clipped(logit(close) - logit(beliefs.market))
      sides.learn(game.home, move)
      sides.learn(game.away, -move)
      starters.learn(game.starters?.home, move)
      starters.learn(game.starters?.away, -move)
      games += 1
      fittedAt ??= at
      if (games < MIN_GAMES || at - fittedAt < REFIT_AFTER_MS) return
      coefficients = ridge.coefficients()
      fittedAt = at
    },
    save: (): SavedMoves => ({
      ridge: ridge.save(),
      coefficients,
      fittedAt,
      games,
      sideDrifts: sides.save(),
      starterDrifts: starters.save(),
    }),
    restore(saved: SavedMoves): void {
      ridge.restore(saved.ridge)
      coefficients = saved.coefficients
      fittedAt = saved.fittedAt
      games = saved.games
      sides.restore(saved.sideDrifts)
      starters.restore(saved.starterDrifts)
    },
  }
}

const FEATURES = 8

const clipped = (move: number) => Math.max(-MAX_MOVE, Math.min(MAX_MOVE, move))

/** For or against whom lines moved lately, in log-odds; 0 for no one and for who was never seen. */
function drifts() {
  const byName = new Map<string, number>()
  const of = (name: string | null | undefined): number => (name ? (byName.get(name) ?? 0) : 0)
  return {
    of,
    learn(name: string | null | undefined, move: number): void {
      if (name) byName.set(name, of(name) + DRIFT_GAIN * (move - of(name)))
    },
    save: (): (readonly [string, number])[] => [...byName],
    restore(saved: readonly (readonly [string, number])[]): void {
      byName.clear()
      for (const [name, value] of saved) byName.set(name, value)
    },
  }
}
