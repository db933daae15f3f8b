import { fullGame, type Instant, type League, type MarketKind, marketSlot, type Quote } from '@fairline/domain'
import { type PregameLines, pregameLines, totalOfLine } from '@fairline/models'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { leagueScoring } from '../forecast/league-scoring.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { completePrices } from '../markets/complete-prices.ts'

const made = new WeakMap<Quote, { readonly winner: Quote | null; readonly lines: PregameLines }>()

/**
 * What the first prices of a game say of its scores: by that every later line is measured; null where no one has quoted a total. The same
 * first prices give the same object.
 *
 * @param asOf  later prices are not looked at
 */
export function referenceLines(
  league: League,
  file: GameFile,
  asOf: Instant = Number.POSITIVE_INFINITY,
): PregameLines | null {
  const scoring = leagueScoring(league)?.scores
  const total = scoring ? firstOf(file, 'total', asOf) : null
  const line = total?.market.line
  if (!scoring || !total || line === null || line === undefined) return null
  const winner = firstOf(file, winnerMarket(league.outcomes), asOf)
  const known = made.get(total)
  if (known?.winner === winner) return known.lines
  // Where no one quotes a winner neither side is ahead: a scale to measure moves by, and no one's belief.
  const probabilities = winner ? noVigMultiplicative(winner.prices as DecimalOdds[]) : [0.5, 0.5]
  const over = noVigMultiplicative(total.prices as DecimalOdds[])[0] as number
  const lines = pregameLines({ chances: probabilities, total: totalOfLine(line, over, scoring), scoring })
  made.set(total, { winner, lines })
  return lines
}

/** The earliest quote that prices every selection, with a margin that is one. */
function firstOf(file: GameFile, kind: MarketKind, asOf: Instant): Quote | null {
  let first: Quote | null = null
  for (const quotes of file.quotes.get(marketSlot(fullGame(kind)))?.values() ?? []) {
    const whole = quotes.find(({ prices }) => completePrices(prices) !== null)
    if (whole && whole.observedAt <= asOf && (!first || whole.observedAt < first.observedAt)) first = whole
  }
  return first
}
