import type { Day, League } from '@fairline/domain'
import { type Pregame, type RatedGame, totalOfLine } from '@fairline/models'
import type { GameFile } from '../market/game-file.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import type { LineQuote } from './line-curve.ts'
import { ratedGameOf } from './rated-game-of.ts'

/** A game that was played, as a rating of totals sees it before and after. */
export interface TotalGame {
  readonly day: Day
  readonly game: RatedGame
  readonly total: number
  /** What its closing lines expected; null where none is known. */
  readonly closed: number | null
}

/** What lines came to, and how scores were taken to fall. */
interface Expected {
  readonly scoring: Pregame['scoring']
  readonly total: number
}

const expected = new WeakMap<readonly LineQuote[], Expected>()

/** The total that books expect together, from their lines, worked out once of the same list; null where none quotes one. */
export function quotedTotal(quoted: readonly LineQuote[], scoring: Pregame['scoring']): number | null {
  if (quoted.length === 0) return null
  const before = expected.get(quoted)
  if (before?.scoring === scoring) return before.total
  const sum = quoted.reduce((sum, { line, probability }) => sum + totalOfLine(line, probability, scoring), 0)
  const total = sum / quoted.length
  expected.set(quoted, { scoring, total })
  return total
}

/** Null where a game has not ended, or nobody wrote down its score. */
export function totalGameOf(league: League, file: GameFile, scoring: Pregame['scoring']): TotalGame | null {
  const { result, game } = file
  if (!result || result.home === null || result.away === null) return null
  return {
    day: game.day,
    game: ratedGameOf(league, file),
    total: result.home + result.away,
    closed: quotedTotal(quotedGroup(file, 'total', 'close').leadingLines(), scoring),
  }
}
