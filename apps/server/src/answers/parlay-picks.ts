import type { NearestShown, ParlayPicks, PickShown } from '@fairline/contract'
import { leagues, ledgerKey, type Pass, type Pick } from '@fairline/domain'
import { type Board, type BoardGame, decisionsOf, isPick, type JudgedBet } from '@fairline/engine'
import { type Chance, parlay } from '@fairline/odds'
import type { z } from 'zod'
import type { WrittenBy } from '../jobs/keep-usage.ts'
import { type BetRow, goodDownTo, rowsOf } from './bet-rows.ts'
import { isToCome } from './prop-rows.ts'
import { reasonsOf } from './reasons.ts'
import { betFactsOf } from './told-facts.ts'
import { americanOf, bookShown, isoOf, percentOf, provenanceOf } from './wire.ts'
import { betInWords, matchupOf, passInWords } from './words.ts'

interface Picked extends BoardGame {
  readonly bet: Pick
}

/** Games to come, their picks with the most confident first, and the two that are shown. */
function pickedOf(board: Board) {
  const toCome = board.games.filter((game) => isToCome(game, board))
  const picks = toCome
    .flatMap((shown): Picked[] => decisionsOf(shown).flatMap((bet) => (isPick(bet) ? [{ ...shown, bet }] : [])))
    .sort((a, b) => (b.bet.confidence ?? -1) - (a.bet.confidence ?? -1) || b.bet.expectedValue - a.bet.expectedValue)
  const [first] = picks
  // Bets on one game do not come and go independently: the second is of another.
  const second = picks.find(({ game }) => game.id !== first?.game.id)
  return { toCome, picks, first, second, pair: [first, second].flatMap((pick) => pick ?? []) }
}

/** The two best picks of the games that are still to come, the most confident first. */
export function parlayPicksOf(board: Board): ParlayPicks {
  const { toCome, picks, first, second, pair } = pickedOf(board)
  const shown = pair.map((pick) => ({ ...shownOf(pick, board.source), reasoning: reasonsFor(pick, board.source) }))
  const known = shown.flatMap(({ confidence }) => confidence ?? [])
  return {
    success: picks.length > 0,
    confidence: known.length > 0 ? Math.min(...known) : null,
    picks: { pick1: shown[0] ?? null, pick2: shown[1] ?? null },
    parlay: first && second ? bothOf(first.bet, second.bet) : null,
    aiMode: false,
    reason: picks.length > 0 ? 'picks' : whyNone(board, toCome.length),
    lookedAt: toCome.length,
    nearest: picks.length < 3 ? nearestOf(toCome, board.source) : [],
    provenance: provenanceOf(board),
  }
}

/** While the past is still being learnt nothing is picked: that is no word on any price. */
function whyNone({ rated }: Board, toCome: number): ParlayPicks['reason'] {
  if (toCome === 0) return 'no-games'
  return rated === null ? 'no-bet-worth-making' : 'still-learning'
}

/** The pair as the ledger knows it, and in words. */
export function parlayPairOf(board: Board): { readonly key: string; readonly text: string; readonly league: string }[] {
  return pickedOf(board).pair.map(({ game, bet }) => ({
    key: ledgerKey({ kind: 'pick', origin: 'live', game, pick: bet }),
    text: betInWords(game, bet),
    league: leagues[game.league].name,
  }))
}

/** The same picks and figures, with the reasons in the analyst's words. */
export async function aiParlayPicksOf(board: Board, analyst: WrittenBy): Promise<ParlayPicks> {
  const plain = parlayPicksOf(board)
  const { pair } = pickedOf(board)
  const told = await Promise.all(
    pair.map(async (pick) => {
      const row = rowOf(pick, board.source)
      return row ? (await analyst.write('pick', (one) => one.bet(betFactsOf(row)))).join(' ') : null
    }),
  )
  const withWords = (pick: PickShown | null, i: number) => pick && { ...pick, analysis: told[i] ?? null }
  const { pick1, pick2 } = plain.picks
  return { ...plain, aiMode: true, picks: { pick1: withWords(pick1, 0), pick2: withWords(pick2, 1) } }
}

/** What is said of a pick's bet, with the figures it was picked on: since then the same bet may have been judged anew. */
function rowOf({ bet, ...game }: Picked, source: string): BetRow | null {
  const row = rowsOf(game, source).find(({ bet: of }) => isSameBet(of, bet))
  return row ? { ...row, bet: { ...row.bet, ...bet } } : null
}

/** So many reasons are said of a pick. */
const REASONS = 3

function reasonsFor(pick: Picked, source: string): string[] {
  const row = rowOf(pick, source)
  return row ? reasonsOf(row).slice(0, REASONS) : []
}

const isSameBet = (one: Pick | JudgedBet, other: Pick) =>
  one.market.kind === other.market.kind && one.market.line === other.market.line && one.selection === other.selection

type Bet = Pick | NonNullable<Pass['best']>
type Looked = { readonly game: BoardGame['game']; readonly bet: Bet; readonly forecast: BoardGame['forecast'] }

function shownOf({ game, bet, forecast }: Looked, source: string): PickShown {
  const said =
    forecast?.model && forecast.market ? 'our rating blended with the market without its margin' : 'our rating alone'
  return {
    gameId: game.id,
    league: leagues[game.league].name,
    matchup: matchupOf(game),
    text: betInWords(game, bet),
    book: bookShown(source, bet.book),
    odds: americanOf(bet.price),
    confidence: bet.confidence === null ? null : Math.round(bet.confidence * 10) / 10,
    winProbability: percentOf(bet.chance),
    expectedValue: Math.round(bet.expectedValue * 10_000) / 10_000,
    grade: bet.grade,
    goodDownTo: goodDownTo(bet),
    quotedAt: isoOf(bet.quotedAt),
    analysis: null,
    reasoning: [],
    why: isLine(bet) ? 'the books’ line, moved a learnt share of the way to our rating' : said,
  }
}

const isLine = ({ market: { kind } }: Bet) => kind === 'spread' || kind === 'total'

function bothOf(a: Pick, b: Pick): NonNullable<ParlayPicks['parlay']> {
  const both = parlay([a, b].map(({ chance, price }) => ({ chance: chance as Chance, price })))
  return {
    odds: americanOf(both.price),
    winProbability: percentOf(both.chance),
    expectedValue: Math.round(both.expectedValue * 10_000) / 10_000,
  }
}

function nearestOf(games: readonly BoardGame[], source: string): z.infer<typeof NearestShown>[] {
  return games
    .flatMap((shown) =>
      decisionsOf(shown).flatMap((decision) => {
        // A price that looks like a mistake is no near miss: it would head the list.
        if (isPick(decision) || decision.best === null || decision.reason === 'price-looks-misprinted') return []
        return [{ ...shownOf({ ...shown, bet: decision.best }, source), passReason: passInWords(decision.reason) }]
      }),
    )
    .sort((a, b) => b.expectedValue - a.expectedValue)
    .slice(0, 5)
}
