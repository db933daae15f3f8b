import { fullGame, ledgerKey } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { leagueSession } from './league-session.ts'
import { markUnrecorded } from './mark-unrecorded.ts'

const winner = { ...aPick(), origin: 'live' as const }
const total = { ...winner, pick: { ...winner.pick, market: fullGame('total', 8.5), selection: 'over' as const } }

/** A game with a pick on its winner and one on its total. */
function picked() {
  const session = leagueSession('mlb', { noVig: 'power', pricesStand: true, shows: true })
  session.learn([{ kind: 'game', game: winner.game, observedAt: 0 }])
  for (const { pick } of [winner, total]) session.remember(pick)
  return [...session.layOut(Date.parse(`${winner.game.day}T12:00:00Z`), true)][0]!
}

it('names the picks that wait for the ledger, until each is in it', () => {
  const [mark, game] = [markUnrecorded(), picked()]
  const marked = (...entries: readonly (typeof winner | typeof total)[]) => mark(game, new Set(entries.map(ledgerKey)))
  expect(marked(winner, total).unrecorded).toEqual(['moneyline', 'total'])
  expect(marked(total).unrecorded).toEqual(['total'])
  expect(marked()).toBe(game)
})

it('is the same object while the same picks wait, and the game itself where only others do', () => {
  const [mark, game] = [markUnrecorded(), picked()]
  const first = mark(game, new Set([ledgerKey(winner)]))
  expect(mark(game, new Set([ledgerKey(winner), 'of another game']))).toBe(first)
  expect(mark(game, new Set(['of another game']))).toBe(game)
})
