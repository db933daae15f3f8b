import { leagues } from '@fairline/domain'
import { type Found, hasDrawnStake, hasPushableLine } from './found-arbitrages.ts'

/** Where the books of a set of bets may settle by different rules: what pays at one may be void at the other. */
export function ruleWarningsOf(found: Pick<Found, 'game' | 'market' | 'legs'>): string[] {
  const { game, market, legs } = found
  const { sport } = leagues[game.league]
  const warnings: string[] = []
  if (hasPushableLine(found)) warnings.push('A line may be hit in whole or in part: then stakes come back')
  if (hasDrawnStake(found) && legs.every(({ kind }) => kind === 'moneyline'))
    warnings.push('If it ends level, stakes come back')
  if (new Set(legs.map(({ book }) => book)).size === 1) return warnings
  if (market.kind === 'player-prop')
    warnings.push('If the player does not play, one book may void the bet and another may not')
  if (sport === 'baseball' && market.kind !== 'player-prop')
    warnings.push(
      'If a listed pitcher does not start, or the game is shortened, one book may void the bet and another may not',
    )
  if (sport === 'hockey' || (sport === 'soccer' && market.kind === 'moneyline'))
    warnings.push('See that both books count overtime alike')
  if (sport === 'combat') warnings.push('A draw or no contest may be void at one book and lost at another')
  return warnings
}
