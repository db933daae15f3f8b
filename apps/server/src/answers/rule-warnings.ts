import { type League, leagues } from '@fairline/domain'
import { type Found, hasDrawnStake, hasPushableLine } from './found-arbitrages.ts'

/** Where the books of a set of bets may settle by different rules: what pays at one may be void at the other. */
export function ruleWarningsOf(found: Pick<Found, 'game' | 'market' | 'legs'>): string[] {
  const { game, market, legs } = found
  const { sport } = leagues[game.league]
  const warnings: string[] = []
  if (hasPushableLine(found)) warnings.push('A line may be hit in whole or in part: then stakes come back')
  if (hasDrawnStake(found) && legs.every(({ kind }) => kind === 'moneyline'))
    warnings.push('If it ends level, stakes come back')
  if (market.period === 'full' && sport === 'football' && legs.some(returnsOnTie))
    warnings.push('If the game ends in a tie, stakes come back')
  if (new Set(legs.map(({ book }) => book)).size === 1) return warnings
  if (market.kind === 'player-prop')
    warnings.push('If the player does not play, one book may void the bet and another may not')
  if (sport === 'baseball' && market.kind !== 'player-prop')
    warnings.push(
      'If a listed pitcher does not start, or the game is shortened, one book may void the bet and another may not',
    )
  if (sport === 'hockey' || hasOvertime(sport, found)) warnings.push('See that both books count overtime alike')
  if (sport === 'combat') warnings.push('A draw or no contest may be void at one book and lost at another')
  return warnings
}

/** Whether overtime may count at one book and not at another: for winners of soccer games, and for second halves of other sports. */
const hasOvertime = (sport: League['sport'], { market, legs }: Pick<Found, 'market' | 'legs'>): boolean =>
  sport === 'soccer'
    ? legs.some(({ kind }) => kind === 'moneyline')
    : market.period === 'second-half' && (sport === 'basketball' || sport === 'football')

/** Of bets on a whole game: a tie gives the stake on a winner back, and on a spread that no point decides. */
const returnsOnTie = ({ kind, line }: Found['legs'][number]): boolean =>
  kind === 'moneyline' || (kind === 'spread' && Math.abs(line ?? 1) < 0.5)
