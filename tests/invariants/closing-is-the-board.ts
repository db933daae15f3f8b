import type { GamePage } from '@fairline/contract'
import type { EvaluatedBet } from '@fairline/engine'
import type { AgedWorld } from '../aged/aged-world.ts'
import { americanOf } from '../aged/figures.ts'
import { type Looked, looks } from '../aged/looks.ts'

type ClosingBet = NonNullable<GamePage['closing']>['bets'][number]

/** The page of a game that has begun lists every bet on winner, spread and total that was priced then, with the figures its markets closed at. */
export function closingIsTheBoard({ answers, board }: AgedWorld): Looked {
  const { at, looked } = looks()
  const games = new Map(board.games.map((onBoard) => [onBoard.game.id, onBoard.closingBets]))
  for (const { url, game, closing } of pagesOf(answers)) {
    const closed = games.get(game.id) ?? null
    const isBoth = (closing === null) === (closed === null)
    at('page', isBoth ? null : `${url}: closing is ${closing === null ? 'null' : 'there'}`)
    for (const [what, fault] of closing && closed ? faultsOf(closing.bets, closed) : [])
      at(what, fault && `${url}: ${fault}`)
  }
  return looked()
}

/** Of a game that has begun, the closing bets stay as they were; what became of them is added once it is over. */
export function closingIsKept(earlier: AgedWorld, later: AgedWorld): Looked {
  const { at, looked } = looks()
  const before = new Map(pagesOf(earlier.answers).map((page) => [page.game.id, page]))
  for (const { url, game, closing } of pagesOf(later.answers)) {
    const first = before.get(game.id)?.closing
    if (!first || !closing) continue
    const isKept = JSON.stringify(first.bets.map(asClosed)) === JSON.stringify(closing.bets.map(asClosed))
    at('kept', isKept ? null : `${url}: closing bets have changed`)
  }
  return looked()
}

const asClosed = (bet: ClosingBet) => ({ ...bet, settlement: null })

const pagesOf = (answers: AgedWorld['answers']) =>
  answers.flatMap(({ route, url, body }) =>
    route.path === '/api/games/{gameId}' ? [{ url, ...(body as Pick<GamePage, 'game' | 'closing'>) }] : [],
  )

function faultsOf(shown: readonly ClosingBet[], bets: readonly EvaluatedBet[]): (readonly [string, string | null])[] {
  const closed = bets.filter((bet) => isOnMainLine(bet) && bet.price !== null && bet.fairProbability !== null)
  const listed = new Map(shown.map((bet) => [bet.id, bet]))
  const isWhole = shown.length === closed.length && closed.every(({ id }) => listed.has(id))
  return [
    ['bets', isWhole ? null : `${shown.length} closing bets, not ${closed.length}`],
    ...closed.flatMap((bet) =>
      differences(listed.get(bet.id), bet).map((what) => ['figure', what && `${bet.id}: ${what}`] as const),
    ),
  ]
}

const isOnMainLine = ({ market }: EvaluatedBet): boolean =>
  market.period === 'full' && !market.alternate && market.team === null && market.player === null

/** What a row says that the bet, as it closed, does not; null for what agrees. */
function differences(shown: ClosingBet | undefined, bet: EvaluatedBet): (string | null)[] {
  if (!shown) return []
  const pairs: [name: string, shown: unknown, is: unknown, within: number][] = [
    ['odds', shown.odds, americanOf(bet.price as number), 0],
    ['bookmaker', shown.bookmaker, `${bet.book} (simulated)`, 0],
    ['quotedAt', shown.quotedAt, new Date(bet.quotedAt as number).toISOString(), 0],
    ['winProbability', shown.winProbability, 100 * (bet.fairProbability as number), 0.051],
    ['marketProbability', shown.marketProbability, percentOf(bet.marketProbability), 0.051],
    ['expectedValue', shown.expectedValue, 100 * (bet.expectedValue as number), 0.0051],
    ['isPublished', shown.isPublished, bet.published !== null, 0],
    ['line', shown.line, ownLineOf(bet), 0],
  ]
  return pairs.map(([name, says, is, within]) => {
    const isSame = typeof says === 'number' && typeof is === 'number' ? Math.abs(says - is) <= within : says === is
    return isSame ? null : `closing ${name} is ${String(says)}, not ${String(is)}`
  })
}

const percentOf = (share: number | null): number | null => (share === null ? null : 100 * share)

/** As the backed side has it; the market's is the home side's. */
function ownLineOf({ market: { kind, line }, selection }: EvaluatedBet): number | null {
  return kind === 'spread' && selection === 'away' && line !== null ? 0 - line : line
}
