import type { Day, Fact } from '@fairline/domain'
import { logistic, logit } from '@fairline/numeric'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import type { MadeUp } from './made-up-league.ts'

/** By then enough games have closed for a confidence, without which nothing is picked. */
const DAYS_BEFORE = 100

/**
 * A made-up league where the book "Misdated" joins on the 101st day: in three of four games it offers more than the other one on the side that is
 * going to lose, as a price does that was recorded too late.
 *
 * @param until  from this day on it is honest
 */
export function withMisdatedBook({ days, facts }: MadeUp, until: Day = '2099-01-01'): Fact[] {
  const joins = days[DAYS_BEFORE]
  const winners = new Map(
    facts.flatMap((fact) => (fact.kind === 'result' ? [[fact.result.gameId, fact.result.winner]] : [])),
  )
  return facts.flatMap((fact, i): Fact[] => {
    if (fact.kind !== 'quote' || fact.quote.mark !== 'open') return [fact]
    const { gameId, prices } = fact.quote
    if (gameId < `mlb-${joins}`) return [fact]
    const [home = 0.5] = noVigMultiplicative(prices as DecimalOdds[])
    const isWrong = i % 4 !== 0 && gameId < `mlb-${until}`
    const shift = winners.get(gameId) === 'home' ? 0.35 : -0.35
    const query = logistic(logit(home) + (isWrong ? shift : 0))
    const misdated = [1 / (query * 1.03), 1 / ((1 - query) * 1.03)] as DecimalOdds[]
    return [fact, { ...fact, quote: { ...fact.quote, book: 'Misdated', prices: misdated } }]
  })
}
