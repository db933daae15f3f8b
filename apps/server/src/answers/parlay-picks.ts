import type { ParlayPicks, PickShown } from '@fairline/contract'
import { leagues, pickKey } from '@fairline/domain'
import { type BetFacts, type Board, isUpcoming, type PricedBet, topPicks } from '@fairline/engine'
import type { WrittenBy } from '../jobs/keep-usage.ts'
import type { Revealed } from '../jobs/visitor-log.ts'
import { type BetRow, betRowsOf, countInPlay, gameOf, isWorthwhile, round } from './bet-rows.ts'
import { listFieldsOf } from './list-fields.ts'
import { pairPrice } from './pair-price.ts'
import { betFactsOf } from './published-facts.ts'
import { publishedPicksOf } from './published-picks.ts'
import { reasonsOf } from './reasons.ts'
import { provenanceOf } from './wire.ts'
import { betInWords } from './words.ts'

/** Reasons shown with a pick. */
const MAX_REASONS = 3

/** The bets on upcoming games, and the two that the ball shows. */
function bestNow(board: Board) {
  const rows = betRowsOf(board)
  return { rows, pair: topPicks(rows) }
}

/** The two best bets that can be made now, and what became of those published today. */
export function parlayPicksOf(board: Board): ParlayPicks {
  const { rows, pair } = bestNow(board)
  const [first, second] = pair
  const shown = pair.map((row) => ({
    ...pickShown(row),
    reasoning: reasonsOf(row).slice(0, MAX_REASONS),
  }))
  const known = shown.flatMap(({ confidence }) => confidence ?? [])
  return {
    success: pair.length > 0,
    confidence: known.length > 0 ? Math.min(...known) : null,
    picks: { pick1: shown[0] ?? null, pick2: shown[1] ?? null },
    parlay: first && second ? pairPrice(first.bet, second.bet, board.source) : null,
    aiMode: false,
    reason: pair.length > 0 ? 'picks' : whyNone(board),
    inPlay: countInPlay(board),
    published: publishedPicksOf(board),
    ...listFieldsOf(board, { listed: rows.filter(isWorthwhile).length, rows }),
    provenance: provenanceOf(board),
  }
}

/** While past games are being learned nothing is picked: that says nothing about prices. */
function whyNone(board: Board): ParlayPicks['reason'] {
  if (!board.games.some((game) => isUpcoming(game, board))) return 'no-games'
  return board.rated === null ? 'no-bet-worth-making' : 'still-learning'
}

/** The bets of the pair, under their key in the ledger if they are published, else under their id. */
export const parlayPairOf = (board: Board): Revealed['picks'] =>
  bestNow(board).pair.map(({ onBoard: { game }, bet, isPick }) => ({
    key: isPick ? pickKey(game.id, bet.market.kind) : bet.id,
    isPublished: isPick,
    text: betInWords(game, bet),
    league: leagues[game.league].name,
  }))

/** The pair with its reasons, as plain data: input of the visitor log and of the analyst. */
export interface ParlayView {
  readonly picks: ParlayPicks
  readonly pair: ReturnType<typeof parlayPairOf>
  /** Facts about each bet of the pair. */
  readonly facts: readonly BetFacts[]
}

export const parlayViewOf = (board: Board): ParlayView => ({
  picks: parlayPicksOf(board),
  pair: parlayPairOf(board),
  facts: bestNow(board).pair.map(betFactsOf),
})

/** The same picks and figures, with the reasons in the analyst's words. */
export async function aiParlayPicksOf({ picks, facts }: ParlayView, analyst: WrittenBy): Promise<ParlayPicks> {
  const analyses = await Promise.all(
    facts.map(async (bet) => (await analyst.write('pick', (writer) => writer.bet(bet))).join(' ')),
  )
  const withWords = (pick: PickShown | null, i: number) => pick && { ...pick, analysis: analyses[i] ?? null }
  const { pick1, pick2 } = picks.picks
  return { ...picks, aiMode: true, picks: { pick1: withWords(pick1, 0), pick2: withWords(pick2, 1) } }
}

function pickShown(row: BetRow): PickShown {
  const { bet, fields } = row
  return {
    id: bet.id,
    gameId: bet.gameId,
    league: fields.league,
    matchup: gameOf(row),
    gameTime: fields.gameTime,
    marketType: fields.marketType,
    pick: fields.pick,
    book: fields.bookmaker,
    odds: fields.odds,
    confidence: fields.confidence,
    winProbability: fields.winProbability,
    expectedValue: round(bet.expectedValue, 4),
    kelly: round(bet.kelly, 4),
    grade: bet.grade,
    recommendation: bet.recommendation,
    published: fields.published,
    goodDownTo: fields.goodDownTo,
    quotedAt: fields.quotedAt,
    isRecorded: fields.isRecorded,
    analysis: null,
    reasoning: [],
    why: whyOf(bet),
  }
}

const whyOf = ({ market: { kind } }: PricedBet): string =>
  kind === 'spread' || kind === 'total'
    ? 'all books’ quotes of this line, shifted a learned share of the way to our rating'
    : 'our rating blended with the vig-free market'
