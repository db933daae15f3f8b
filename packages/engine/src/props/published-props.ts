import { type Game, type LeagueKey, leagues, type Quote } from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import { type JudgedProp, judgeProps, MIN_PROP_BOOKS } from './judge-props.ts'
import type { PropView } from './prop-models.ts'
import type { PropQuote } from './prop-quote.ts'

/** What recorded props are judged by, as it was known that morning. */
export interface PublishedRules {
  readonly league: LeagueKey
  readonly view: PropView
  readonly noVig: NoVigMethod
}

/**
 * Recorded quotes on one player's stat, judged as the app judges them: every book's newest quote, none that is stale, the
 * blend of all books' main lines and our model, and no line that fewer than three books price. How likely a price is to beat the
 * close is not known of recorded props.
 *
 * @param quotes  at least one; prices without a margin are no one's to take
 * @returns none of a stat that too few books price to know what a price is worth
 */
export function publishedProps(quotes: readonly PropQuote[], { league, view, noVig }: PublishedRules): JudgedProp[] {
  const game = gameOf(league, quotes[0] as PropQuote)
  const priced = quotes.filter(({ fair }) => fair !== true)
  const seen = mainLines(priced).map((quote) => propQuoteFact(game, quote))
  seen.sort((a, b) => a.observedAt - b.observedAt)
  const quoted = Map.groupBy(seen, ({ book }) => book)
  if (quoted.size < MIN_PROP_BOOKS) return []
  return judgeProps(quoted, {
    league: leagues[league],
    game,
    pricesStand: false,
    asOf: Number.POSITIVE_INFINITY,
    of: () => view,
    spread: () => view.spread,
    noVig: () => noVig,
    confidence: () => null,
  })
}

/** Of the lines a book quoted at one time, the one nearest to even: the recorded files do not name the others alternates. */
function mainLines(quotes: readonly PropQuote[]): PropQuote[] {
  const nearest = new Map<string, PropQuote>()
  for (const quote of quotes) {
    const key = `${quote.book}|${quote.at}`
    const known = nearest.get(key)
    if (!known || lopsidedness(quote) < lopsidedness(known)) nearest.set(key, quote)
  }
  return [...nearest.values()]
}

const lopsidedness = ({ over, under }: PropQuote): number => Math.abs(1 / over - 1 / under)

/** A recorded prop names no sides. */
export const gameOf = (league: LeagueKey, { event, day }: Pick<PropQuote, 'event' | 'day'>): Game => ({
  id: event,
  league,
  day,
  startsAt: null,
  home: { key: '', name: '' },
  away: { key: '', name: '' },
  neutral: false,
  number: 1,
})

/** A recorded prop as a quote of its game. */
export const propQuoteFact = (game: Game, { player, stat, line, book, over, under, at }: PropQuote): Quote => ({
  gameId: game.id,
  book,
  market: { kind: 'player-prop', period: 'full', line, team: null, player, stat, alternate: false },
  prices: [over, under],
  mark: null,
  observedAt: at ?? 0,
})
