import type { AutoEnhancedMarkets, EnhancedPick } from '@fairline/contract'
import { type Game, gradeOf, leagues, type Market, marketKey, type Selection, selectionsOf } from '@fairline/domain'
import type { BestPrice, Board, BoardGame, MarketOffer } from '@fairline/engine'
import { goodDownTo, inPercent, isBargain, round } from './bet-rows.ts'
import { isToCome } from './prop-rows.ts'
import { americanOf, bookShown, isoOf, percentOf, provenanceOf } from './wire.ts'
import { backed } from './words.ts'

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
const isEnhanced = ({ kind, period, alternate }: Market) =>
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

const parts: Readonly<Record<string, string>> = {
  full: '',
  'first-five': 'First five',
  'first-half': 'First half',
  'second-half': 'Second half',
  'first-inning': 'First inning',
}
const partOf = (period: string) =>
  parts[period] ?? period.replace(/^(\w)(\w+)-(\d)$/, (_, a, b, n) => `${a.toUpperCase()}${b} ${n}`)
const kinds: Readonly<Record<string, string>> = { 'three-way': 'three-way', 'team-total': 'team total' }

/** `First five total`, `Alternate spread`, `Team total`. */
function typeOf({ kind, period, alternate }: Market): string {
  const words = [alternate ? 'alternate' : '', partOf(period), kinds[kind] ?? kind]
    .filter((word) => word !== '')
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function inWords(game: Game, market: Market, selection: Selection): string {
  const { kind, line, team } = market
  const type = typeOf(market).toLowerCase()
  if (selection === 'over' || selection === 'under') {
    const side = selection === 'over' ? 'Over' : 'Under'
    return team ? `${game[team].name} ${side.toLowerCase()} ${line} (${type})` : `${side} ${line} (${type})`
  }
  if (kind === 'spread' && line !== null) {
    const handicap = selection === 'home' ? line : -line
    return `${backed(game, selection)} ${handicap > 0 ? '+' : handicap < 0 ? '−' : ''}${Math.abs(handicap)} (${type})`
  }
  return `${backed(game, selection)} (${type})`
}

function shownOf({ onBoard: { game }, offer, selection, best, fair, value }: Found, source: string): EnhancedPick {
  const { market, books, led } = offer
  const grade = gradeOf(value, best.confidence ?? 0)
  const line = market.line !== null && market.kind === 'spread' && selection === 'away' ? -market.line + 0 : market.line
  return {
    ...{ id: `${game.id}|${marketKey(market)}|${selection}`, gameId: game.id, league: leagues[game.league].name },
    ...{ homeTeam: game.home.name, awayTeam: game.away.name },
    gameTime: game.startsAt === null ? null : isoOf(game.startsAt),
    ...{ betType: typeOf(market), marketType: market.kind, period: market.period, line, books },
    pick: inWords(game, market, selection),
    ...{ odds: americanOf(best.price), bookmaker: bookShown(source, best.book) },
    confidence: best.confidence === null ? null : round(best.confidence, 1),
    confidenceAssumed: best.confidence !== null,
    ...{ winProbability: percentOf(fair), expectedValue: inPercent(value), sharpValue: led ? inPercent(value) : null },
    ...{ valueGrade: grade, grade, isEnhanced: true, quotedAt: isoOf(best.observedAt) },
    goodDownTo: goodDownTo({ expectedValue: value, chance: fair }),
    reasoning: [
      `${led ? 'The sharpest book makes' : `${books} books together make`} it ${(100 * fair).toFixed(1)} %, the price asks ${(100 / best.price).toFixed(1)} %: worth ${(100 * value).toFixed(1)} % of the stake`,
    ],
  }
}
