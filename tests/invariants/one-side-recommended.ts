import type { AgedWorld } from '../aged/aged-world.ts'

/** Of who wins and by how much, of a total and of a player's stat one side alone is recommended. */
export function oneSideRecommended({ bets }: AgedWorld): string[] {
  const recommended = [...bets.values()].filter(({ recommendation }) => recommendation !== 'pass')
  const questions = Map.groupBy(recommended, ({ gameId, market, period, team, player, stat }) =>
    [gameId, /moneyline|three-way|spread/.test(market) ? 'result' : market, period, team, player, stat].join('|'),
  )
  return [...questions].flatMap(([question, of]) => {
    const sides = new Set(of.map(({ selection }) => selection))
    return sides.size === 1 ? [] : [`${question}: ${of.map(({ id }) => id).join(', ')}`]
  })
}
