import { addDays, type Game, type Instant, type League, pacificDay } from '@fairline/domain'
import type { LeagueForecaster } from '../forecast/league-forecaster.ts'
import { decisionMoment } from '../learn/decision-moment.ts'
import type { GameFile } from '../market/game-file.ts'
import type { Proposal } from './strategy.ts'
import {
  type Graded,
  type GradedProposal,
  type Proposed,
  RECENT,
  type SavedStrategies,
  strategyRecords,
} from './strategy-records.ts'

/** All that a session has learned of strategies. */
export interface SavedStrategyTracker {
  readonly records: SavedStrategies
  readonly lately: readonly GradedProposal[]
}

/** Proposals are made again this often: as prices were when the period began. */
const PERIOD_MS = 10 * 60_000
/** Graded proposals are listed one by one for this many days. */
const TOLD_DAYS = 5

/**
 * What the strategies say of a league's games: as each was on the morning of its day, which is graded, and as it stands
 * at every tenth minute, which is shown. Nothing is made from what was learned after the moment it is made for.
 *
 * @param excludedBooks  books at whose prices nothing is proposed now
 */
export function strategyTracker(
  league: League,
  forecaster: LeagueForecaster,
  excludedBooks: () => ReadonlySet<string>,
) {
  const records = strategyRecords(league, RECENT, excludedBooks)
  const due = new Map<string, Instant>()
  let first = Number.POSITIVE_INFINITY
  let shown = new Map<string, readonly Proposed[]>()
  let period = Number.NEGATIVE_INFINITY
  /** Whether proposals are shown; before that they are only graded. */
  let showing = false
  let lately: GradedProposal[] = []
  let ended = 0

  function lookOf(file: GameFile, asOf: Instant) {
    const moment = { asOf }
    const forecast = forecaster.forecast(file, moment)
    if (!forecast) return null
    const opened = forecaster.market(file, 'open')
    return { file, moment, forecast, opened, confidence: forecaster.confidenceOf(file, moment) }
  }

  function lookAtDue(moment: Instant): void {
    const now = [...due].filter(([, at]) => at <= moment).sort(([, a], [, b]) => a - b)
    for (const [id, at] of now) {
      due.delete(id)
      const file = forecaster.files.of(id)
      const look = file && !file.result && !records.hasLooked(id) ? lookOf(file, at) : null
      if (look) records.look(look)
    }
    first = Math.min(...due.values())
  }

  /** Proposals on games to come as they were when the period began; tells which games have other ones than before. */
  function showAnew(began: Instant): string[] {
    const before = shown
    shown = new Map()
    for (const file of forecaster.files.all()) {
      const { id, startsAt } = file.game
      if (file.result || startsAt === null || startsAt <= began || startsAt > began + 2 * 86_400_000) continue
      const look = lookOf(file, began)
      if (look) shown.set(id, records.propose(look))
    }
    return [...new Set([...before.keys(), ...shown.keys()])]
  }

  function showAt(moment: Instant): readonly string[] {
    const began = Math.floor(moment / PERIOD_MS) * PERIOD_MS
    if (began <= period) return []
    period = began
    return showAnew(began)
  }

  return {
    /** A game was announced, or moved. */
    expect(game: Game): void {
      if (game.startsAt === null || records.hasLooked(game.id)) return
      const at = decisionMoment(game, game.startsAt)
      due.set(game.id, at)
      first = Math.min(first, at)
    },
    /**
     * Looks at every game whose time has come. To be called before anything of that moment is learned.
     *
     * @returns games whose proposals changed
     */
    goTo(moment: Instant): readonly string[] {
      if (moment >= first) lookAtDue(moment)
      return showing ? showAt(moment) : []
    },
    /** Proposals are shown from now on; the first ones as of the period that has begun. @returns games that have some */
    show(moment: Instant): readonly string[] {
      if (showing) return []
      showing = true
      return showAt(moment)
    },
    /** A game is over. `close`: fair closing probabilities; null where not known. */
    ended(file: GameFile, close: readonly number[] | null): void {
      due.delete(file.game.id)
      ended += 1
      lately.push(...records.end(file, close))
      const first = addDays(file.result ? pacificDay(file.result.observedAt) : file.game.day, -TOLD_DAYS)
      if (lately[0] && lately[0].game.day < first) lately = lately.filter(({ game }) => game.day >= first)
    },
    /** What strategies propose on a game to come; nothing at a book that was excluded since. */
    of: (gameId: string): readonly Proposed[] =>
      (shown.get(gameId) ?? []).filter(({ proposal }) => !isAtAny(proposal, excludedBooks())),
    /** Games that ended: what is graded changes with it. */
    games: (): number => ended,
    graded: (key: string): readonly Graded[] => records.graded(key),
    /** Proposals of the last days one by one. */
    lately: (): readonly GradedProposal[] => lately,
    save: (): SavedStrategyTracker => ({ records: records.save(), lately }),
    restore(saved: SavedStrategyTracker): void {
      records.restore(saved.records)
      lately = [...saved.lately]
    },
  }
}

const isAtAny = ({ book, second }: Proposal, books: ReadonlySet<string>): boolean =>
  books.has(book) || (second !== undefined && books.has(second.book))
