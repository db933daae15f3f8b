import { gradeOf, type Pass, type PassReason, type Pick } from '@fairline/domain'
import { type Chance, kelly } from '@fairline/odds'
import type { MarketOffer } from '../market/market-offers.ts'
import { isPick, publishedBar, shortOf } from '../pick/decide.ts'
import type { JudgedBet } from '../pick/judge-bets.ts'
import type { JudgedProp, PropBetOffer } from '../props/judge-props.ts'
import type { Board, BoardGame } from './board.ts'

/**
 * The board as somebody sees it who has these books alone: every best price is the best of theirs, bets nobody of them offers are gone, and
 * of games to come it is decided anew what is worth making. What was published on games that have begun stands.
 *
 * @param books  by the names on the board
 */
export function boardForBooks(board: Board, books: ReadonlySet<string>): Board {
  return { ...board, games: board.games.map((game) => gameForBooks(game, books, board.asOf)) }
}

function gameForBooks(game: BoardGame, books: ReadonlySet<string>, asOf: number): BoardGame {
  const bets = game.bets.flatMap((bet) => betForBooks(bet, books) ?? [])
  const toCome = game.result === null && (game.game.startsAt === null || game.game.startsAt > asOf)
  const winner = game.bets.filter(({ market }) => isWinner(market.kind))
  const theirs = winner.map((bet) => betForBooks(bet, books))
  const shown: BoardGame = {
    ...game,
    bets,
    best: theirs.map((bet) => bet && { book: bet.book, price: bet.price, observedAt: bet.quotedAt }),
    confidence: theirs.map((bet) => bet?.confidence ?? null),
    props: game.props.map((prop) => propForBooks(prop, books)),
    markets: game.markets.map((offer) => offerForBooks(offer, books)),
    live: game.live && { ...game.live, offers: game.live.offers.map((offer) => offerForBooks(offer, books)) },
  }
  if (!toCome) return shown
  return {
    ...shown,
    decision: decidedAnew(game.decision, bets, game, asOf),
    lineDecisions: game.lineDecisions.map((one) => decidedAnew(one, bets, game, asOf)),
  }
}

const isWinner = (kind: string) => kind === 'moneyline' || kind === 'three-way'

function betForBooks(bet: JudgedBet, books: ReadonlySet<string>): JudgedBet | null {
  const offers = bet.offers.filter(({ book }) => books.has(book))
  const [best] = offers
  if (!best) return null
  if (best.book === bet.book) return { ...bet, offers }
  // Against the sharpest book a price is worth in proportion to what it pays.
  const sharp = bet.sharpValue === null ? null : sharpAt(bet, best.price)
  return {
    ...{ ...bet, ...best, offers, sharpValue: sharp, kelly: kelly(bet.chance as Chance, best.price) },
    grade: gradeOf(best.expectedValue, best.confidence ?? 0),
  }
}

/** The leading book's chance is what all books together say where one leads; what is pushed on average is not lost. */
function sharpAt(bet: JudgedBet, price: number): number {
  const edge = bet.chance * bet.price - 1
  const decided = Math.abs(edge) < 1e-9 ? 1 : bet.expectedValue / edge
  return decided * (bet.marketChance * price - 1)
}

function propForBooks(prop: JudgedProp, books: ReadonlySet<string>): JudgedProp {
  return { ...prop, over: propBetForBooks(prop.over, books), under: propBetForBooks(prop.under, books) }
}

function propBetForBooks(bet: PropBetOffer | null, books: ReadonlySet<string>): PropBetOffer | null {
  const offers = bet?.offers.filter(({ book }) => books.has(book)) ?? []
  const [best] = offers
  if (!bet || !best) return null
  if (best.book === bet.book) return { ...bet, offers }
  return {
    ...{ ...bet, ...best, offers, sharpValue: null, kelly: kelly(best.chance as Chance, best.price) },
    grade: gradeOf(best.expectedValue, best.confidence ?? 0),
  }
}

function offerForBooks(offer: MarketOffer, books: ReadonlySet<string>): MarketOffer {
  const offers = offer.offers.map((of) => of.filter(({ book }) => books.has(book)))
  return { ...offer, offers, best: offers.map(([best]) => best ?? null) }
}

/** What was decided of a market, decided of these bets alone. */
function decidedAnew(before: Pick | Pass, bets: readonly JudgedBet[], game: BoardGame, asOf: number): Pick | Pass {
  const kind = isPick(before) ? before.market.kind : before.best?.market.kind
  const modelVersion = game.forecast?.modelVersion
  if (!kind || !modelVersion || (!isPick(before) && before.reason === 'still-learning')) return before
  const [best] = bets.filter(({ market }) => market.kind === kind).sort((a, b) => b.expectedValue - a.expectedValue)
  const gameId = game.game.id
  if (!best) return { gameId, reason: 'no-price', best: null }
  const { market, selection, book, price, quotedAt, chance, expectedValue, confidence, grade } = best
  const priced = { gameId, market, selection, book, price, quotedAt, chance, expectedValue, confidence, grade }
  const reason: PassReason | null = shortOf(publishedBar, expectedValue, confidence, !isWinner(kind))
  return reason ? { gameId, reason, best: priced } : { ...priced, madeAt: asOf, modelVersion }
}
