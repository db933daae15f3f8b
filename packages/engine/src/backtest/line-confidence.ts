import { type Fact, type League, type MarketKind, type Quote, startOfPacificDay } from '@fairline/domain'
import { normalQuantile, normalShare, type TotalSettings, totalRating } from '@fairline/models'
import { type Chance, closingLineValue, type DecimalOdds, decimalOdds, noVigMultiplicative } from '@fairline/odds'
import { leagueModels, winnerModelOf } from '../forecast/league-models.ts'
import { learntBlend } from '../forecast/learnt-blend.ts'
import { learntClose } from '../forecast/learnt-close.ts'
import { lineDeviations } from '../forecast/line-deviations.ts'
import { ratedEndingOf, ratedGameOf } from '../forecast/rated-game-of.ts'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import { marketChances } from '../market/market-chances.ts'
import { quotesAt } from '../market/quotes-at.ts'
import { bandsOf, type ConfidenceBand, type JudgedPrice } from './confidence-bands.ts'

/** Confidence of spreads or totals: how often what was said of a line at the open came true. */
export interface LineConfidence {
  readonly market: 'spread' | 'total'
  readonly games: number
  readonly bands: readonly ConfidenceBand[]
}

/** What both sides of a line are bet at where the archive names no price: 11 to win 10. */
const USUAL = decimalOdds(21 / 11)

/** Set beforehand after the constants of the NBA's margins, and not fitted. */
const nbaTotals: TotalSettings = {
  ...{ level: 195, levelDeviation: 10, levelVariance: 0.02, newcomerDeviation: 6, summerDeviation: 4, carry: 0.7 },
  ...{ dayVariance: 0.4, resultDeviation: 18, marketDeviation: 4 },
  ...{ groundDeviation: 0, starterDeviation: 0, starterVariance: 0 },
}
const totals = { nba: nbaTotals, wnba: { ...nbaTotals, level: 160, resultDeviation: 16 } } as const

/** One line as it opened and closed, from the side of the home team or of the over. */
interface Line {
  readonly market: LineConfidence['market']
  readonly opened: Quote
  readonly closed: Quote
}

/**
 * Walks through a basketball league day by day: says how likely the opening line of every game is to beat the close on either
 * side, then learns where it closed.
 *
 * A line is judged as a price: the chance at the close that the opening line is covered, against the price of the open.
 *
 * @param facts   of that league, in the order they became known
 * @param within  whether a day is scored
 * @returns nothing for leagues whose margins are not points
 */
export function lineConfidence(
  facts: readonly Fact[],
  league: League,
  within: (day: string) => boolean,
): LineConfidence[] {
  if (league.key !== 'nba' && league.key !== 'wnba') return []
  const of = lineExpectations(league, league.key)
  const { margin, total } = lineDeviations[league.key]
  const desks = { spread: lineDesk(margin), total: lineDesk(total) }
  const days = Map.groupBy(endedFiles(facts), ({ game }) => game.day)
  for (const [day, files] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const looked = files.flatMap((file) => {
      const expected = of.expected(file)
      return linesOf(file).map((line) => ({ line, expected: expected[line.market] }))
    })
    if (within(day)) for (const { line, expected } of looked) desks[line.market].judge(line, expected)
    const at = startOfPacificDay(day)
    for (const { line, expected } of looked) desks[line.market].learn(line, expected, at)
    for (const file of files) of.learn(file)
  }
  return (['spread', 'total'] as const).map((market) => ({ market, ...desks[market].told() }))
}

/** What our ratings expect of margin and total, fed with past results and closing lines. */
function lineExpectations(league: League, key: 'nba' | 'wnba') {
  const [margins, sums] = [winnerModelOf(leagueModels[key].market), totalRating(totals[key])]
  return {
    expected(file: GameFile): { spread: number; total: number } {
      const game = ratedGameOf(league, file)
      const home = margins.forecast(game)[0] as number
      return { spread: lineDeviations[key].margin * normalQuantile(home), total: sums.forecast(game) }
    },
    learn(file: GameFile): void {
      const ending = ratedEndingOf(file, marketChances(league, file, 'close', 'multiplicative'))
      if (!ending) return
      const game = ratedGameOf(league, file)
      margins.learn(game, ending)
      sums.learn(game, ending.total, quotesAt(file, 'total', 'close')[0]?.market.line ?? null)
    },
  }
}

function endedFiles(facts: readonly Fact[]): GameFile[] {
  const files = gameFiles()
  for (const fact of facts) files.file(fact)
  return [...files.all()].filter(({ result }) => result !== null)
}

/** Lines that one book both opened and closed. */
function linesOf(file: GameFile): Line[] {
  return (['spread', 'total'] as const satisfies readonly MarketKind[]).flatMap((market) => {
    const closes = new Map(quotesAt(file, market, 'close').map((quote) => [quote.book, quote]))
    return quotesAt(file, market, 'open').flatMap((opened) => {
      const closed = closes.get(opened.book)
      const known = closed && closed !== opened && opened.market.line !== null && closed.market.line !== null
      return known ? [{ market, opened, closed }] : []
    })
  })
}

/** What a line asks the expected number to pass: the home side's margin, or the total. */
const barOf = ({ market: { kind, line } }: Quote) => (kind === 'spread' ? -(line ?? 0) : (line ?? 0))

/** Chance without its margin that the line is passed, where both sides have a price; else a half. */
function fairOf({ prices }: Quote): number {
  return prices.every((price) => price !== null) ? (noVigMultiplicative(prices as DecimalOdds[])[0] as number) : 0.5
}

function lineDesk(deviation: number) {
  const blend = learntBlend('open', 30)
  const closes = learntClose()
  const judged: JudgedPrice[] = []
  let games = 0

  /** Chances that the opening line is passed, and not, by somebody who expects a number at even chances of a half. */
  const chancesOf = (opened: Quote, number: number): [number, number] => {
    const over = Math.min(0.99, Math.max(0.01, normalShare((number - barOf(opened)) / deviation)))
    return [over, 1 - over]
  }
  /** The number a quote stands for: its line, moved by what its prices say. */
  const numberOf = (quote: Quote) => barOf(quote) + deviation * normalQuantile(fairOf(quote))
  const pricesOf = ({ prices }: Quote) => [prices[0] ?? USUAL, prices[1] ?? USUAL] as const

  function look({ opened, closed }: Line, expected: number) {
    const market = chancesOf(opened, numberOf(opened))
    return {
      market,
      model: chancesOf(opened, expected),
      close: chancesOf(opened, numberOf(closed)),
      prices: pricesOf(opened),
    }
  }

  return {
    judge(line: Line, expected: number): void {
      const { market, model, close, prices } = look(line, expected)
      games += 1
      const said = blend.blend(market, model)
      for (const [side, price] of prices.entries()) {
        const confidence = closes.confidence(said[side] as number, price, null)
        if (confidence !== null) judged.push({ confidence, value: closingLineValue(price, close[side] as Chance) })
      }
    },
    learn(line: Line, expected: number, at: number): void {
      const { market, model, close, prices } = look(line, expected)
      const said = blend.blend(market, model)
      closes.learn(
        prices.map((price, side) => ({
          expected: said[side] as number,
          closing: close[side] as number,
          price,
          others: null,
        })),
        at,
      )
      blend.learn(market, model, { chances: close, isClose: true }, at)
    },
    told: () => ({ games, bands: bandsOf(judged) }),
  }
}
