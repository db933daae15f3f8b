import { type LeagueKey, pacificDay } from '@fairline/domain'
import { FeedError } from '@fairline/engine'
import { reasonAgainstLine } from '../table/plausible-line.ts'
import { readInstant, readOptionalInstant } from '../table/read-instant.ts'
import { type ListedMarket, marketsOf, partsOf, type Sides } from './odds-api-market.ts'
import { OddsApiAnswer, type OddsApiEvent, OddsApiRefusal } from './odds-api-schema.ts'
import { eventName, type QuoteFile, type SeenQuote } from './seen-quote.ts'

/** The API's keys of the leagues whose lines have bounds. */
const leagueOf: Readonly<Record<string, LeagueKey>> = {
  americanfootball_nfl: 'nfl',
  baseball_mlb: 'mlb',
  basketball_nba: 'nba',
  basketball_wnba: 'wnba',
  icehockey_nhl: 'nhl',
  soccer_epl: 'premier',
  soccer_italy_serie_a: 'seriea',
  soccer_spain_la_liga: 'laliga',
  soccer_uefa_champs_league: 'champions',
  soccer_uefa_europa_league: 'europa',
  soccer_usa_mls: 'mls',
}

/**
 * Reads an answer of The Odds API v4. Prices between −100 and 100 are no American odds: where one is there all are decimal.
 *
 * @param text  JSON
 * @param name  of the file, for messages
 * @throws {FeedError} 'malformed' if it is not JSON or no such answer, 'refused' if it is an error of the API
 */
export function oddsApiQuotes(text: string, name: string): QuoteFile {
  const answer = parsed(text, name)
  const refusal = OddsApiRefusal.safeParse(answer)
  if (refusal.success)
    throw new FeedError('refused', 'The Odds API', `${name} holds its error: ${refusal.data.message}`)
  const read = OddsApiAnswer.safeParse(answer)
  if (!read.success) throw new FeedError('malformed', 'The Odds API', `${name} is no answer with events and bookmakers`)
  const american = !read.data.some((event) => pricesOf(event).some((price) => Math.abs(price) < 100))
  const leftOut: Record<string, number> = {}
  const count = (reason: string) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1
  }
  return { quotes: read.data.flatMap((event) => quotesOf(event, american, count)), leftOut }
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FeedError('malformed', 'The Odds API', `${name} is not JSON`, { cause })
  }
}

const pricesOf = ({ bookmakers }: OddsApiEvent) =>
  bookmakers.flatMap(({ markets }) => markets.flatMap(({ outcomes }) => outcomes.map(({ price }) => price)))

type Count = (reason: string) => void

function quotesOf(event: OddsApiEvent, american: boolean, count: Count): SeenQuote[] {
  const { home_team: home, away_team: away, commence_time: starts } = event
  const startsAt = readInstant(starts)
  if (!home || !away || startsAt === null) {
    count('an event without two sides and a start')
    return []
  }
  const name = eventName(away, home, pacificDay(startsAt))
  return event.bookmakers.flatMap(({ title, key, last_update: seen, markets }) =>
    markets.flatMap((market) => {
      const at = readOptionalInstant(market.last_update ?? seen ?? '')
      if (at === 'unreadable') {
        count('no time')
        return []
      }
      return listedIn(market, { home, away, league: leagueOf[event.sport_key ?? ''] ?? null }, american, count).map(
        (listed) => ({
          event: name,
          eventKey: event.id ?? name,
          book: title ?? key,
          ...listed,
          at,
          mark: null,
          snapshot: null,
        }),
      )
    }),
  )
}

interface SidesOfLeague extends Sides {
  /** Null for one whose lines have no bounds here. */
  readonly league: LeagueKey | null
}

type ApiMarket = OddsApiEvent['bookmakers'][number]['markets'][number]

function listedIn({ key, outcomes }: ApiMarket, sides: SidesOfLeague, american: boolean, count: Count): ListedMarket[] {
  const parts = partsOf(key)
  if (!parts) {
    count(`market ${key}`)
    return []
  }
  return marketsOf(parts, outcomes, sides, american).flatMap((made) => {
    const reason = 'reason' in made ? made.reason : sides.league && reasonAgainstLine(sides.league, made.market)
    if ('market' in made && reason === null) return [made]
    if (reason !== null) count(reason)
    return []
  })
}
