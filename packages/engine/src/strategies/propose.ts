import { fullGame, type Selection } from '@fairline/domain'
import { countProbabilities, impliedMean } from '@fairline/models'
import { logistic, logit } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { isBargain } from '../betting/publishing-bar.ts'
import { valueAt } from '../betting/value-at.ts'
import { winnerMarket } from '../market/game-file.ts'
import type { OutcomeView, Proposal, Reason, StrategyView, TotalView } from './strategy.ts'

/** A bet on an outcome of the winner at its best price. */
export function onOutcome(
  { league }: StrategyView,
  outcome: OutcomeView,
  probability: number,
  reasons: readonly Reason[],
  stake = 1,
): Proposal {
  const { selection, book, price, confidence } = outcome
  const market = fullGame(winnerMarket(league.outcomes))
  const expectedValue = valueAt(probability, 1, price)
  return { market, selection, book, price, chance: probability, expectedValue, confidence, stake, reasons }
}

/**
 * Whether a strategy backs its own proposal: it expects a profit at its own probability that is no likely mistake, and
 * its first reason (what the strategy looks for) speaks for the bet.
 */
export const isBacked = ({ expectedValue, reasons: [first] }: Proposal): boolean =>
  isBargain(expectedValue) && first !== undefined && first.value > 0

/** The outcome worth most at probabilities of a strategy's own, where it is worth more than so much and looks no mistake. */
export function best(
  view: StrategyView,
  probabilityOf: (outcome: OutcomeView) => number | null,
  minValue: number,
): { readonly outcome: OutcomeView; readonly chance: number } | null {
  const found = view.outcomes
    .flatMap((outcome) => {
      const probability = probabilityOf(outcome)
      return probability === null
        ? []
        : [{ outcome, chance: probability, value: valueAt(probability, 1, outcome.price) }]
    })
    .filter(({ value }) => isBargain(value, minValue))
    .sort((a, b) => b.value - a.value)[0]
  return found ? { outcome: found.outcome, chance: found.chance } : null
}

/** A bet on the total. */
export function onTotal(
  view: StrategyView,
  overProbability: number,
  minValue: number,
  reasons: (side: 'over' | 'under') => readonly Reason[],
): readonly Proposal[] {
  const { total } = view
  if (!total || !isProbability(overProbability)) return []
  const decided = decidedShare(view, total, total.line)
  const sides = [
    { selection: 'over' as const, ...total.over, chance: overProbability },
    { selection: 'under' as const, ...total.under, chance: 1 - overProbability },
  ]
  return sides.flatMap(({ selection, book, price, chance }) => {
    const expectedValue = valueAt(chance, decided, price)
    if (!isBargain(expectedValue, minValue)) return []
    const { market } = total
    return [
      {
        market,
        selection,
        book,
        price,
        chance,
        expectedValue,
        confidence: null,
        stake: 1,
        reasons: reasons(selection),
      },
    ]
  })
}

/** Whether a number can be the probability of something uncertain: sums of probabilities and what was added can leave 0–1. */
export const isProbability = (value: number): boolean => value > 0 && value < 1

/**
 * Share of the stake on a total that is not returned: a whole line is pushed as often as a count hits it whose mean is what the
 * main line implies, a quarter line half as often as the whole line next to it.
 */
export function decidedShare({ scoring }: StrategyView, main: TotalView, line: number): number {
  if (Number.isInteger(line - 0.5)) return 1
  const dispersion = { linear: scoring.dispersion - 1, square: 0 }
  return 1 - countProbabilities(impliedMean(main.line, main.fairOver, dispersion), line, dispersion).push
}

/** A probability moved in log-odds; held away from certainty. */
export function moved(probability: number, by: number): number {
  return logistic(logit(Math.min(0.999, Math.max(0.001, probability))) + by)
}

/** The outcome of one side. */
export const outcomeOf = ({ outcomes }: StrategyView, selection: Selection): OutcomeView | undefined =>
  outcomes.find((outcome) => outcome.selection === selection)

/** The EV of a price at our fair probability and at the market’s. */
export const priceReasons = ({ price, market, blend }: OutcomeView & { readonly price: DecimalOdds }): Reason[] => [
  { what: 'EV at our fair probability', value: valueAt(blend, 1, price), unit: 'share', basis: 'our-value' },
  { what: 'EV at the market’s probability', value: valueAt(market, 1, price), unit: 'share', basis: 'market-value' },
]

/** What each side is expected to score against this opponent, from what both scored and allowed. */
export function expectedScores({ home, away, scoring }: StrategyView): { home: number; away: number } {
  const middle = (scoring.home + scoring.away) / 2
  return {
    home: (home.scored * away.allowed * scoring.home) / (middle * middle),
    away: (away.scored * home.allowed * scoring.away) / (middle * middle),
  }
}

/** Probability that a count of this mean, spread as the league's are, passes a line, of the bets that are decided. */
export function overOf({ scoring }: StrategyView, mean: number, line: number): number {
  const { over, under } = countProbabilities(mean, line, { linear: scoring.dispersion - 1, square: 0 })
  return over / (over + under)
}
