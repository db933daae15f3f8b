import type { AgedWorld } from '../aged/aged-world.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** Of who wins and by how much, of a total and of a player's stat a single side is recommended. */
export function oneSideRecommended({ bets }: AgedWorld): Looked {
  const { at, looked } = looks()
  const recommended = [...bets.values()].filter(({ recommendation }) => recommendation !== 'pass')
  const questions = Map.groupBy(recommended, ({ gameId, market, period, team, player, stat }) =>
    [gameId, /moneyline|three-way|spread/.test(market) ? 'result' : market, period, team, player, stat].join('|'),
  )
  for (const [question, of] of questions) {
    const sides = new Set(of.map(({ selection }) => selection))
    at('question', sides.size === 1 ? null : `${question}: ${of.map(({ id }) => id).join(', ')}`)
  }
  return looked()
}
