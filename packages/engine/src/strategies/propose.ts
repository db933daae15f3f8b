import { fullGame, type Selection } from '@fairline/domain'
import { countChances, logistic, logit } from '@fairline/models'
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

/** Reasons that most strategies can give: what the price is worth to the market and to our blend. */
export const priceReasons = ({ price, market, blend }: OutcomeView & { readonly price: DecimalOdds }): Reason[] => [
  { what: 'value at our blended chance', value: worthOf(blend, price), unit: 'share' },
  { what: 'value at the market’s chance', value: worthOf(market, price), unit: 'share' },
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
