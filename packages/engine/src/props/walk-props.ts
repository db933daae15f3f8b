import type { Day, LeagueKey } from '@fairline/domain'
import { mislabeledQuotes } from './mislabeled-quotes.ts'
import { partGameQuotes } from './part-game-quotes.ts'
import { type BlendedLine, propBlend } from './prop-blend.ts'
import { type PropLine, propLines } from './prop-lines.ts'
import { type PropOpinion, propOpinions } from './prop-opinions.ts'
import type { PropBody, PropQuote } from './prop-quote.ts'

/** Which props to score. */
export interface PropsQuery {
  readonly league: LeagueKey
  readonly from: Day | null
  readonly to: Day | null
  /** How many books at least must have quoted a line; null: as many as leave enough lines, four at most. */
  readonly books: number | null
  /** Whose lines to tell one by one, by his name as names are compared. */
  readonly player?: string | null
}

/** A walk through a league's player props: everything a report is computed from. */
export interface PropsWalk {
  readonly asked: PropsQuery
  /** How many books at least quoted each line. */
  readonly books: number
  /** Every line with a result. */
  readonly opinions: readonly PropOpinion[]
  /** The scored ones, those that enough books quoted, day by day. */
  readonly lines: readonly BlendedLine[]
  /** Of market, learned model and level after the last day, as exponents. */
  readonly weights: readonly number[]
  readonly joined: {
    readonly quotes: number
    readonly withResult: number
    readonly reasons: Readonly<Record<string, number>>
  }
}

/**
 * Walks through player props day by day: says what each line was worth before it learns what players did, from the first
 * recorded day on, also before `from`.
 */
export function walkProps({ quotes, games }: Pick<PropBody, 'quotes' | 'games'>, query: PropsQuery): PropsWalk {
  const { league, from, to, books } = query
  const strange = mislabeledQuotes(quotes)
  const parts = partGameQuotes(quotes, games)
  const body = { quotes: quotes.filter((quote) => !strange.has(quote) && !parts.has(quote)), games }
  const within = ({ day }: { day: Day }) => (from === null || day >= from) && (to === null || day <= to)
  const joined = propLines({ quotes: body.quotes.filter(within), games })
  const before = propLines({ quotes: body.quotes.filter(({ day }) => from !== null && day < from), games })
  const needed = books ?? booksFor(joined.lines)
  const enough = ({ line: { quotes: on } }: { line: PropLine }) => on.length >= needed
  const opinions = propOpinions(league, body, [...before.lines, ...joined.lines])
  const { lines, weights } = propBlend(opinions.filter(enough))
  return {
    asked: query,
    books: needed,
    opinions: opinions.filter(({ line }) => within(line)),
    lines: lines.filter(({ line }) => within(line)),
    weights,
    joined: {
      quotes: quotes.filter(within).length,
      withResult: joined.withResult,
      reasons: {
        ...joined.reasons,
        ...counted('runs against all other books', [...strange].filter(within)),
        ...counted(
          'of a part of the game',
          [...parts].filter((quote) => within(quote) && !strange.has(quote)),
        ),
      },
    },
  }
}

const counted = (reason: string, quotes: readonly PropQuote[]): Record<string, number> =>
  quotes.length === 0 ? {} : { [reason]: quotes.length }

/** Lines that a report rests on, at least, before it asks for fewer books. */
const FEW_LINES = 150

function booksFor(lines: readonly PropLine[]): number {
  const query = [4, 3, 2].find((books) => lines.filter(({ quotes }) => quotes.length >= books).length >= FEW_LINES)
  return query ?? 1
}
