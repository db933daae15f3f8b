import type { Market, Selection } from '@fairline/domain'

/**
 * Identifies a bet: game, market, line and selection. A line keeps its id whether a book offers it as its main or as an
 * alternate line. Parts of the game, teams and players are named only where the market has them.
 *
 * @example betId('g1', fullGame('total', 8.5), 'over') // => 'g1|total|8.5|over'
 */
export function betId(gameId: string, market: Market, selection: Selection): string {
  const { kind, period, team, player, stat, line } = market
  const special = [period === 'full' ? null : period, team, player, stat].filter((part) => part !== null)
  return [gameId, kind, ...special, line ?? '', selection].join('|')
}
