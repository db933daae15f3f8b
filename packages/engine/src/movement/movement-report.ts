import { type Fact, fullGame, type Instant, type League, marketSlot, type Quote } from '@fairline/domain'
import { type MeanWithError, meanWithError } from '@fairline/models'
import { closingLineValue, type Probability } from '@fairline/odds'
import { mean } from '../backtest/losses.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { momentsOf, phasesOf } from '../learn/phases-of.ts'
import { closedLater } from '../market/closed-later.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { type BookPath, bookPaths, type FollowedKind, followedKinds, positionAt } from './book-paths.ts'
import { findSteam, type Steam } from './find-steam.ts'
import { usualMoves } from './usual-moves.ts'

/** What is looked for. */
export interface MovementOptions {
  readonly windowMs: number
  readonly minBooks: number
  /** Least move of a book, in usual deviations of that time before the start. */
  readonly minDeviations: number
}

/** What a kind of move was followed by. */
export interface MoveScore {
  readonly market: FollowedKind
  /** `steam`: several books; `single`: a single one while the others stayed. */
  readonly what: 'steam' | 'single'
  readonly found: number
  /** How much further the books went until they were last seen, the same way, in log-odds. */
  readonly wentOn: MeanWithError | null
  /** How far the books that had not moved came after them, in log-odds. */
  readonly caughtUp: MeanWithError | null
  /** Value of the best price on that side at the moment it was found, against the fair close. */
  readonly value: MeanWithError | null
}

/** How often a book moved first where several did. */
export interface LeaderScore {
  readonly book: string
  readonly first: number
  readonly of: number
}

/** What moved, and what it meant. */
export interface MovementReport {
  readonly games: number
  readonly moves: readonly MoveScore[]
  readonly leaders: readonly LeaderScore[]
}

/**
 * Walks through a league's games as they ended: finds steam on each from what was seen until then, with what is usual learned from games before
 * it, and holds it against the close.
 *
 * @param facts  of that league, in the order they became known
 */
export function movementReport(facts: readonly Fact[], league: League, options: MovementOptions): MovementReport {
  const forecaster = leagueForecaster(league, 'open', 'multiplicative')
  const sessions = followedKinds.map((kind) => kindDesk(league, kind, options))
  let games = 0
  for (const moment of momentsOf(facts)) {
    const { before, results, after } = phasesOf(moment)
    forecaster.learn(before)
    const closed = results.flatMap((fact) => {
      const file = fact.kind === 'result' ? forecaster.files.of(fact.result.gameId) : undefined
      if (!file) return []
      const winner = closedLater(file, winnerMarket(league.outcomes)) ? forecaster.market(file, 'close') : null
      return [{ file, winner, lines: forecaster.closedLines(file) }]
    })
    forecaster.learn(results)
    forecaster.learn(after)
    for (const { file, winner, lines } of closed) {
      const { startsAt } = file.game
      if (startsAt === null) continue
      const probabilities: ClosingChance = (kind, line) =>
        kind === 'moneyline'
          ? (winner?.[0] ?? null)
          : line === null
            ? null
            : (lines[kind]?.(kind, line).probability ?? null)
      const followed = sessions.map((session) => session.follow(file, startsAt, probabilities))
      if (followed.some((any) => any)) games += 1
    }
  }
  return {
    games,
    moves: sessions.flatMap((session) => session.scores()),
    leaders: leadersOf(sessions.flatMap((session) => session.steams)),
  }
}

/** Fair closing probability of the home side or the over, at a line. */
type ClosingChance = (kind: FollowedKind, line: number | null) => number | null

interface Followed {
  readonly wentOn: number | null
  readonly caughtUp: number | null
  readonly value: number | null
}

function kindDesk(league: League, kind: FollowedKind, { windowMs, minBooks, minDeviations }: MovementOptions) {
  const usual = usualMoves()
  const followed: Record<MoveScore['what'], Followed[]> = { steam: [], single: [] }
  const steams: Steam[] = []

  function note(
    what: MoveScore['what'],
    steam: Steam,
    paths: readonly BookPath[],
    file: GameFile,
    closing: ClosingChance,
  ) {
    followed[what].push({ ...afterwards(steam, paths), value: bestValue(steam, file, kind, closing) })
  }

  return {
    steams,
    /** @returns whether there was anything to follow */
    follow(file: GameFile, startsAt: Instant, closing: ClosingChance): boolean {
      const paths = bookPaths(league, file, kind)
      if (paths.length < 2) return false
      const leastMove = (from: Instant, to: Instant) => minDeviations * usual.deviation(from, to, startsAt)
      const found = findSteam(paths, { windowMs, minBooks, leastMove })
      for (const steam of found) note('steam', steam, paths, file, closing)
      steams.push(...found)
      const alone = findSteam(paths, { windowMs, minBooks: 1, leastMove }).filter(({ books }) => books.length === 1)
      for (const steam of alone) note('single', steam, paths, file, closing)
      usual.learn(paths, startsAt)
      return true
    },
    scores: (): MoveScore[] =>
      (['steam', 'single'] as const).map((what) => ({
        market: kind,
        what,
        found: followed[what].length,
        wentOn: meanWithError(followed[what].flatMap((one) => one.wentOn ?? [])),
        caughtUp: meanWithError(followed[what].flatMap((one) => one.caughtUp ?? [])),
        value: meanWithError(followed[what].flatMap((one) => one.value ?? [])),
      })),
  }
}

/** How far books went from the moment to the last time each was seen, close or not: those that had moved, and those that had not. */
function afterwards(
  { at, direction, books }: Steam,
  paths: readonly BookPath[],
): Pick<Followed, 'wentOn' | 'caughtUp'> {
  const further = (of: readonly BookPath[]) =>
    mean(
      of.flatMap((path) => {
        const [then, last] = [positionAt(path, at), path.points.at(-1)]
        return then === null || !last ? [] : [direction * (last.position - then)]
      }),
    )
  return {
    wentOn: further(paths.filter(({ book }) => books.includes(book))),
    caughtUp: further(paths.filter(({ book }) => !books.includes(book))),
  }
}

/** The best value, against the fair close, of what was offered on that side when it was found. */
function bestValue(
  { at, direction }: Steam,
  file: GameFile,
  kind: FollowedKind,
  closing: ClosingChance,
): number | null {
  const side = direction === 1 ? 0 : 1
  const values = [...(file.quotes.get(marketSlot(fullGame(kind)))?.values() ?? [])].flatMap((quotes) => {
    const standing: Quote | undefined = quotes.findLast(({ observedAt }) => observedAt <= at)
    const price = standing?.prices[side]
    const probability = standing && closing(kind, standing.market.line)
    if (!price || probability === null || probability === undefined) return []
    return [closingLineValue(price, Math.abs(side - probability) as Probability)]
  })
  return values.length > 0 ? Math.max(...values) : null
}

function leadersOf(steams: readonly Steam[]): LeaderScore[] {
  const counts = new Map<string, { first: number; of: number }>()
  for (const { books, firstMover } of steams)
    for (const book of books) {
      const known = counts.get(book) ?? { first: 0, of: 0 }
      counts.set(book, { first: known.first + (book === firstMover ? 1 : 0), of: known.of + 1 })
    }
  return [...counts].map(([book, count]) => ({ book, ...count })).sort((a, b) => b.first / b.of - a.first / a.of)
}
