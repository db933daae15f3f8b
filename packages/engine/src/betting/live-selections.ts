import { type League, type Market, type Quote, type Selection, selectionsOf } from '@fairline/domain'
import { noVig } from '@fairline/odds'
import type { InPlayLines } from '../forecast/in-play-forecast.ts'
import { winnerOutcomeOf } from '../forecast/winner-outcome-of.ts'
import { type InPlayKind, inPlayKindOf } from '../in-play/in-play-offer.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { consensusExcludingBest } from '../markets/consensus-excluding-best.ts'
import { IN_PLAY_NO_VIG } from '../markets/in-play-no-vig.ts'
import { inPlayGroups } from '../markets/in-play-quotes.ts'
import { type MarketBook, marketBook } from '../markets/market-book.ts'
import type { MarketQuotes } from '../markets/market-quotes.ts'
import type { Offer } from '../markets/offer.ts'
import { pooledConsensus } from '../markets/pooled-consensus.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import type { SelectionEstimate } from './evaluate-bet.ts'

/** A selection that books price while a game is played, and what is believed of it. */
export interface LiveSelection {
  readonly market: Market
  readonly selection: Selection
  /** Best first, stale ones last; at least one. */
  readonly offers: readonly Offer[]
  readonly estimate: SelectionEstimate | null
  /** What its prices are learned with; null if nothing is learned of them. */
  readonly kind: InPlayKind | null
  /** Whether at least two other books have quoted the market since a price: one that is newer may be ahead of them. */
  readonly isConfirmed: (offer: Pick<Offer, 'book' | 'quotedAt'>) => boolean
  /** Vig-free probability by all books but the one that pays most, 0–1; null if too few of them quote. */
  readonly others: number | null
}

/** Quotes in play of markets that the in-play forecast tells the probabilities of, and of all others. */
export function liveGroups(league: League, file: GameFile, forecast: InPlayLines) {
  const winner = winnerMarket(league.outcomes)
  const isModeled = ({ quotes }: MarketQuotes): boolean => {
    const { kind, period } = (quotes[0] as Quote).market
    const isLine = kind === 'spread' || kind === 'total'
    return period === 'full' && (isLine ? forecast.model !== null : kind === winner)
  }
  const groups = inPlayGroups(file)
  return { modeled: groups.filter(isModeled), others: groups.filter((group) => !isModeled(group)) }
}

/** Every selection of these markets that is priced now. */
export function liveSelections(
  league: League,
  modeled: readonly MarketQuotes[],
  forecast: InPlayLines,
): LiveSelection[] {
  const groups = modeled.map((quotes) => ({ book: marketBook(quotes), isConfirmed: confirmedBy(quotes) }))
  const isOnWinner = ({ markets }: MarketBook) => markets.some(({ kind }) => kind === winnerMarket(league.outcomes))
  const ofWinner = groups.find(({ book }) => isOnWinner(book))?.book
  return groups.flatMap(({ book, isConfirmed }) =>
    book.markets.flatMap((market) => {
      const others = othersOf(book, market)
      return selectionsOf(market.kind).flatMap((selection, i): LiveSelection[] => {
        const offers = book.offers(market.line, i)
        if (offers.length === 0) return []
        const estimate = liveEstimate(book, market, i, forecast)
        const outcome = ofWinner ? winnersOutcome(league, market, i) : null
        const believed =
          ofWinner && outcome !== null
            ? {
                kind: 'winner' as const,
                others: othersOf(ofWinner, ofWinner.markets[0] as Market)[outcome],
              }
            : { kind: inPlayKindOf(market, i), others: others[i] }
        return [{ market, selection, offers, estimate, isConfirmed, ...believed, others: believed.others ?? null }]
      })
    }),
  )
}

/** This many other books must have quoted since a price. */
const MIN_CONFIRMING_BOOKS = 2

function confirmedBy({ quotes, stale }: MarketQuotes): LiveSelection['isConfirmed'] {
  const complete = quotes.filter((quote) => !stale.has(quote) && completePrices(quote.prices))
  return ({ book, quotedAt }) => {
    const later = complete.filter((quote) => quote.book !== book && quote.observedAt > quotedAt)
    return new Set(later.map((quote) => quote.book)).size >= MIN_CONFIRMING_BOOKS
  }
}

const othersOf = (book: MarketBook, { kind, line }: Market): readonly (number | null)[] =>
  consensusExcludingBest(book.complete(line), selectionsOf(kind).length)

/** The outcome of the winner that a selection is by another name; null for any other. */
const winnersOutcome = (league: League, { kind, line }: Market, selection: number): number | null =>
  kind === 'spread' && line !== null ? winnerOutcomeOf(league, line, selection === 0 ? 0 : 1) : null

/** Our in-play probability of a selection, also of one that no book prices now. */
export function liveEstimate(
  book: MarketBook,
  market: Market,
  selection: number,
  forecast: InPlayLines,
): SelectionEstimate | null {
  const { kind, line } = market
  const sharp = sharpQuote(book.complete(line))
  const sharpProbability = sharp ? (noVig(IN_PLAY_NO_VIG, sharp.prices)[selection] ?? null) : null
  if (kind !== 'spread' && kind !== 'total') {
    const probability = forecast.winner?.[selection]
    if (probability === undefined) return null
    const consensus = forecast.market?.[selection] ?? null
    return { probability, decided: 1, market: consensus, sharp: sharpProbability, carriedOverFrom: null }
  }
  const fair = line === null ? null : forecast.line(kind, line)
  if (!fair) return null
  const probability = selection === 0 ? fair.probability : 1 - fair.probability
  const { decided, carriedOverFrom } = fair
  const consensus = pooledConsensus(book.complete(line), IN_PLAY_NO_VIG)?.[selection] ?? null
  return { probability, decided, market: consensus, sharp: sharpProbability, carriedOverFrom }
}
