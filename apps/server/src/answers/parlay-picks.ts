import type { NearestShown, ParlayPicks, PickShown } from '@fairline/contract'
import { leagues, type Pass, type Pick } from '@fairline/domain'
import { type Board, type BoardGame, decisionsOf, isPick } from '@fairline/engine'
import { type Chance, parlay } from '@fairline/odds'
import type { z } from 'zod'
import { americanOf, bookShown, isoOf, percentOf, provenanceOf } from './wire.ts'
import { betInWords, matchupOf, passInWords } from './words.ts'

/** The two best picks of the games that are still to come, the most confident first. */
export function parlayPicksOf(board: Board): ParlayPicks {
  const toCome = board.games.filter(
    ({ game, result }) => result === null && (game.startsAt === null || game.startsAt > board.asOf),
  )
  const picks = toCome
    .flatMap((shown) => decisionsOf(shown).flatMap((bet) => (isPick(bet) ? [{ ...shown, bet }] : [])))
    .sort((a, b) => (b.bet.confidence ?? -1) - (a.bet.confidence ?? -1) || b.bet.expectedValue - a.bet.expectedValue)
  const [first] = picks
  // Bets on one game do not come and go independently: the second is of another.
  const second = picks.find(({ game }) => game.id !== first?.game.id)
  const shown = [first, second].flatMap((pick) => (pick ? [shownOf(pick, board.source)] : []))
  const known = shown.flatMap(({ confidence }) => confidence ?? [])
  return {
    success: picks.length > 0,
    confidence: known.length > 0 ? Math.min(...known) : null,
    picks: { pick1: shown[0] ?? null, pick2: shown[1] ?? null },
    parlay: first && second ? bothOf(first.bet, second.bet) : null,
    reason: picks.length > 0 ? 'picks' : toCome.length === 0 ? 'no-games' : 'no-bet-worth-making',
    lookedAt: toCome.length,
    nearest: picks.length < 3 ? nearestOf(toCome, board.source) : [],
    provenance: provenanceOf(board),
  }
}

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
    goodDownTo: bet.expectedValue > 0 && bet.chance > 0 ? americanOf(1 / bet.chance) : null,
    quotedAt: isoOf(bet.quotedAt),
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
