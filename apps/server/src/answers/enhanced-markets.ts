import type { AutoEnhancedMarkets, EnhancedPick } from '@fairline/contract'
import { gradeOf, leagues, type Market, marketKey, type Selection, selectionsOf } from '@fairline/domain'
import type { BestPrice, Board, BoardGame, MarketOffer } from '@fairline/engine'
import { goodDownTo, inPercent, isBargain, round } from './bet-rows.ts'
import { marketInWords, sideInWords } from './market-words.ts'
import { isToCome } from './prop-rows.ts'
import { americanOf, bookShown, isoOf, percentOf, provenanceOf, tenthOf } from './wire.ts'

/** A price beside those that are judged, with its fair chance. */
interface Found {
  readonly onBoard: BoardGame
  readonly offer: MarketOffer
  readonly selection: Selection
  readonly best: BestPrice
  readonly fair: number
  readonly value: number
}

/** Bets beside winner, spread and total that pay more than the books together ask. */
export function autoEnhancedMarketsOf(board: Board): AutoEnhancedMarkets {
  const all = board.games.filter((game) => isToCome(game, board)).flatMap(pricesOf)
  const found = all.filter(({ value }) => isBargain({ expectedValue: value })).sort((a, b) => b.value - a.value)
  const count = (of: (found: Found) => boolean) => found.filter(of).length
  return {
    success: true,
    enhancedPicks: found.map((one) => shownOf(one, board.source)),
    summary: {
      f5PicksCount: count(({ offer }) => offer.market.period === 'first-five'),
      teamTotalPicksCount: count(({ offer }) => offer.market.kind === 'team-total'),
      wnbaPeriodPicksCount: count(
        ({ offer, onBoard }) => onBoard.game.league === 'wnba' && offer.market.period !== 'full',
      ),
      alternateCount: count(({ offer }) => offer.market.alternate),
      lookedAt: all.length,
    },
    provenance: provenanceOf(board),
  }
}

/** Winner, main spread and main total are judged by our models elsewhere, and so are players. */
export const isEnhanced = ({ kind, period, alternate }: Market) =>
  kind !== 'player-prop' && (period !== 'full' || alternate || kind === 'team-total')

const kept = new WeakMap<BoardGame, readonly Found[]>()

function pricesOf(onBoard: BoardGame): readonly Found[] {
  const known = kept.get(onBoard)
  if (known) return known
  const found = onBoard.markets
    .filter(({ market }) => isEnhanced(market))
    .flatMap((offer) =>
      offer.best.flatMap((best, i): Found[] => {
        const [fair, selection] = [offer.fair?.[i], selectionsOf(offer.market.kind)[i]]
        if (!best || best.value === null || fair === undefined || !selection) return []
        return [{ onBoard, offer, selection, best, fair, value: best.value }]
      }),
    )
  kept.set(onBoard, found)
  return found
}

function shownOf({ onBoard: { game }, offer, selection, best, fair, value }: Found, source: string): EnhancedPick {
  const { market, books, led } = offer
  const grade = gradeOf(value, best.confidence ?? 0)
  const line = market.line !== null && market.kind === 'spread' && selection === 'away' ? -market.line + 0 : market.line
  return {
    ...{ id: `${game.id}|${marketKey(market)}|${selection}`, gameId: game.id, league: leagues[game.league].name },
    ...{ homeTeam: game.home.name, awayTeam: game.away.name },
    gameTime: game.startsAt === null ? null : isoOf(game.startsAt),
    ...{ betType: marketInWords(game, market), marketType: market.kind, period: market.period, line, books },
    pick: sideInWords(game, market, selection),
    ...{ odds: americanOf(best.price), bookmaker: bookShown(source, best.book) },
    confidence: best.confidence === null ? null : round(best.confidence, 1),
    confidenceAssumed: best.confidence !== null,
    ...{ winProbability: percentOf(fair), expectedValue: inPercent(value), sharpValue: led ? inPercent(value) : null },
    ...{ valueGrade: grade, grade, isEnhanced: true, quotedAt: isoOf(best.observedAt) },
    goodDownTo: goodDownTo({ expectedValue: value, chance: fair }),
    reasoning: [
      `${led ? 'The sharpest book makes' : `${books} books together make`} it ${tenthOf(fair)}%, the price asks ${tenthOf(1 / best.price)}%: worth ${tenthOf(value)}% of the stake`,
    ],
  }
}
