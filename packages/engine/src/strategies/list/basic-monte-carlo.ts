import type { Selection } from '@fairline/domain'
import { normalStream, randomStream } from '@fairline/numeric'
import { best, expectedScores, onOutcome } from '../propose.ts'
import type { Reason, Strategy } from '../strategy.ts'

const DRAWS = 1000

/** The same game draws the same numbers. */
function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0
  return seed
}

/** The expected margin of the backed team; nothing for a draw. */
const marginReason = (selection: Selection, homeMargin: number): Reason[] =>
  selection === 'draw'
    ? []
    : [{ what: 'expected margin', value: selection === 'home' ? homeMargin : -homeMargin, unit: 'points' }]

export const basicMonteCarlo: Strategy = {
  key: 'basic-monte-carlo',
  name: 'Basic Monte Carlo',
  idea: 'Plays the game a thousand times from what both sides scored and allowed this season.',
  propose(view) {
    if (Math.min(view.home.games, view.away.games) < 10) return []
    const { home, away } = expectedScores(view)
    const next = normalStream(randomStream(seedOf(view.game.id)))
    const scored = (mean: number) => {
      const deviation = Math.sqrt(view.scoring.dispersion * mean)
      return () => Math.max(0, Math.round(mean + deviation * next()))
    }
    const [homeScore, awayScore] = [scored(home), scored(away)]
    let [won, drawn] = [0, 0]
    for (let i = 0; i < DRAWS; i++) {
      const [ours, theirs] = [homeScore(), awayScore()]
      if (ours > theirs) won += 1
      else if (ours === theirs) drawn += 1
    }
    const three = view.league.outcomes === 'three-way'
    const decided = three ? DRAWS : DRAWS - drawn
    const probabilities = { home: won / decided, draw: drawn / DRAWS, away: (DRAWS - won - drawn) / decided }
    const drawnShare = (selection: Selection) => probabilities[selection as keyof typeof probabilities] ?? 0
    const found = best(
      view,
      ({ selection, market }) => (drawnShare(selection) > market ? drawnShare(selection) : null),
      0.02,
    )
    if (!found) return []
    const { outcome, chance } = found
    return [
      onOutcome(view, outcome, chance, [
        { what: 'simulated wins above the market’s probability', value: chance - outcome.market, unit: 'share' },
        ...marginReason(outcome.selection, home - away),
      ]),
    ]
  },
}
