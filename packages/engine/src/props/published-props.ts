import { type Game, type LeagueKey, leagues, type Quote } from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import { type JudgedProp, judgeProps } from './judge-props.ts'
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
 * blend of all books' lines and our model, and no line that fewer than three books price. How likely a price is to beat the
 * close is not known of recorded props.
 *
 * @param quotes  at least one; prices without a margin are nobody's to take
 */
export function publishedProps(quotes: readonly PropQuote[], { league, view, noVig }: PublishedRules): JudgedProp[] {
  const game = gameOf(league, quotes[0] as PropQuote)
  const seen = quotes.filter(({ fair }) => fair !== true).map((quote) => propQuoteFact(game, quote))
  seen.sort((a, b) => a.observedAt - b.observedAt)
  return judgeProps(
    Map.groupBy(seen, ({ book }) => book),
    {
      ...{ league: leagues[league], game, pricesStand: false },
      ...{ of: () => view, spread: () => view.spread, noVig: () => noVig, confidence: () => null },
    },
  )
}

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
