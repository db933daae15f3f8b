import { fullGame, type Selection } from '@fairline/domain'
import { countChances } from '@fairline/models'
import { logistic, logit } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { winnerMarket } from '../market/game-file.ts'
import type { OutcomeView, Proposal, Reason, StrategyView } from './strategy.ts'

/** Values above this are misprints, swapped sides or other lines: nobody proposes them. */
const LOOKS_WRONG = 0.15

/** What a price is worth at a chance. */
export const worthOf = (chance: number, price: number) => chance * price - 1

/** A bet on an outcome of the winner at its best price. */
export function onOutcome(
  { league }: StrategyView,
  outcome: OutcomeView,
  chance: number,
  reasons: readonly Reason[],
  stake = 1,
): Proposal {
  const { selection, book, price, confidence } = outcome
  const market = fullGame(winnerMarket(league.outcomes))
  return { market, selection, book, price, chance, expectedValue: worthOf(chance, price), confidence, stake, reasons }
}

/**
 * Whether a strategy backs its own proposal: it expects a profit at its own probability, and its first reason (what the
 * strategy looks for) speaks for the bet.
 */
export const isBacked = ({ expectedValue, reasons: [first] }: Proposal): boolean =>
  expectedValue > 0 && first !== undefined && first.value > 0

/** The outcome worth most at chances of a strategy's own, where it is worth more than so much and looks no mistake. */
export function best(
  view: StrategyView,
  chanceOf: (outcome: OutcomeView) => number | null,
  minValue: number,
): { readonly outcome: OutcomeView; readonly chance: number } | null {
  const found = view.outcomes
    .flatMap((outcome) => {
      const chance = chanceOf(outcome)
      return chance === null ? [] : [{ outcome, chance, value: worthOf(chance, outcome.price) }]
    })
    .filter(({ value }) => value > minValue && value <= LOOKS_WRONG)
    .sort((a, b) => b.value - a.value)[0]
  return found ? { outcome: found.outcome, chance: found.chance } : null
}

/** A bet on the total. */
export function onTotal(
  view: StrategyView,
  overChance: number,
  minValue: number,
  reasons: (side: 'over' | 'under') => readonly Reason[],
): readonly Proposal[] {
  const { total } = view
  if (!total) return []
  const sides = [
    { selection: 'over' as const, ...total.over, chance: overChance },
    { selection: 'under' as const, ...total.under, chance: 1 - overChance },
  ]
  return sides.flatMap(({ selection, book, price, chance }) => {
    const expectedValue = worthOf(chance, price)
    if (expectedValue <= minValue || expectedValue > LOOKS_WRONG) return []
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

/** A chance moved in log-odds; held away from certainty. */
export function moved(chance: number, by: number): number {
  return logistic(logit(Math.min(0.999, Math.max(0.001, chance))) + by)
}

/** The outcome of one side. */
export const outcomeOf = ({ outcomes }: StrategyView, selection: Selection): OutcomeView | undefined =>
  outcomes.find((outcome) => outcome.selection === selection)

/** The EV of a price at our fair probability and at the market’s. */
export const priceReasons = ({ price, market, blend }: OutcomeView & { readonly price: DecimalOdds }): Reason[] => [
  { what: 'EV at our fair probability', value: worthOf(blend, price), unit: 'share' },
  { what: 'EV at the market’s probability', value: worthOf(market, price), unit: 'share' },
]

/** What each side is expected to score against this opponent, from what both scored and allowed. */
export function expectedScores({ home, away, scoring }: StrategyView): { home: number; away: number } {
  const middle = (scoring.home + scoring.away) / 2
  return {
    home: (home.scored * away.allowed * scoring.home) / (middle * middle),
    away: (away.scored * home.allowed * scoring.away) / (middle * middle),
  }
}

/** Chance that a count of this mean, spread as the league's are, passes a line, of the bets that are decided. */
export function overOf({ scoring }: StrategyView, mean: number, line: number): number {
  const { over, under } = countChances(mean, line, { linear: scoring.dispersion - 1, square: 0 })
  return over / (over + under)
}
