import type { Bet } from '@fairline/contract'
import { isMainBet } from '@fairline/engine'
import type { AgedWorld } from './aged/aged-world.ts'
import { figuresTable } from './aged/figures-table.ts'
import { readWorld } from './aged/read-world.ts'
import { coldApp } from './simulated-app.ts'

// Prints what every screen shows of seven bets, fresh and after three and six simulated hours.
const app = await coldApp(Date.parse('2026-06-10T20:30:00Z'))
await app.learn()
const worlds: AgedWorld[] = [await readWorld('fresh', app)]
for (const name of ['after 3 h', 'after 6 h']) {
  await app.pass(180)
  worlds.push(await readWorld(name, app))
}
process.stdout.write(`${figuresTable(worlds, chosen())}\n`)
process.exit(0)

/** The best bet, one that moved, one that began, one that ended, another line, a prop and a draw. */
function chosen(): string[] {
  const [fresh, , last] = worlds as [AgedWorld, AgedWorld, AgedWorld]
  const all = [...fresh.bets.values()]
  const published = all.filter((bet) => bet.published !== null)
  const becoming = (state: string) => published.filter(({ id }) => last.bets.get(id)?.state === state)
  const main = new Set(fresh.board.games.flatMap((game) => game.bets.filter(isMainBet).map(({ id }) => id)))
  const isOther = ({ market, id }: Bet) => market === 'total' && !main.has(id) && last.bets.has(id)
  const isProp = ({ market, id, expectedValue }: Bet) =>
    market === 'player-prop' && last.bets.has(id) && expectedValue !== null && expectedValue < 0.1
  const isDraw = ({ market, id }: Bet) => market === 'three-way' && id.endsWith('|three-way||draw') && last.bets.has(id)
  const moved = becoming('upcoming').filter(({ id, price }) => last.bets.get(id)?.price !== price)
  const [best] = published.toSorted((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0))
  const others = moved.filter((bet) => bet !== best)
  return [
    [best],
    others,
    becoming('live'),
    becoming('ended'),
    all.filter(isOther),
    all.filter(isProp),
    all.filter(isDraw),
  ].flatMap(([first]) => first?.id ?? [])
}
