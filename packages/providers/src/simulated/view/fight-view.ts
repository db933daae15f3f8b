import { type CombatRates, finishProbability, roundProbability } from '../play/combat.ts'
import type { Levels } from './levels.ts'
import type { ScoreView, Standing } from './score-view.ts'

/** A fight: its total is the rounds fought, its margin nothing that is bet on. */
export function fightView(rates: CombatRates, rounds: number, levels: Levels, standing: Standing | null): ScoreView {
  const finishes = [finishProbability(rates, levels.home), finishProbability(rates, levels.away)] as const
  const better = roundProbability(rates, levels.home - levels.away)
  const done = standing ? Math.round((1 - standing.remaining) * rounds) : 0
  const left = Math.max(0, rounds - done)
  const goesOn = 1 - finishes[0] - finishes[1]
  const finished = (side: 0 | 1) => (finishes[side] * (1 - goesOn ** left)) / (1 - goesOn)
  const lead = standing ? standing.home - standing.away : 0
  const cards = goesOn ** left * onCards(lead, left, better)
  const home = finished(0) + cards
  return {
    winner: [home, 0, 1 - home],
    marginAbove: (line) => (line < 0 ? 1 : 0),
    totalAbove: (line) => (line < done ? 1 : goesOn ** Math.max(0, Math.round(line + 0.5) - done - 0.5)),
    sideAbove: () => 0,
  }
}

/** Probability that home is ahead after the rounds left. Level cards go to the fighter who won the first round: either, as far as they tell. */
function onCards(lead: number, left: number, better: number): number {
  let ways = new Map([[lead, 1]])
  for (let i = 0; i < left; i++) {
    const next = new Map<number, number>()
    for (const [at, probability] of ways) {
      next.set(at + 1, (next.get(at + 1) ?? 0) + probability * better)
      next.set(at - 1, (next.get(at - 1) ?? 0) + probability * (1 - better))
    }
    ways = next
  }
  let home = 0
  for (const [at, chance] of ways) home += at > 0 ? chance : at === 0 ? chance / 2 : 0
  return home
}
