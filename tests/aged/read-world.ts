import { type Bet, listBets, type Route, routes } from '@fairline/contract'
import type { SimulatedApp } from '../simulated-app.ts'
import type { AgedWorld, Answer } from './aged-world.ts'
import { requestsFor } from './requests.ts'

type Send = (url: string, method?: 'GET' | 'POST', payload?: object) => Promise<unknown>

/**
 * Reads everything an app says at one moment: every GET endpoint, and those that analyze what is on the board.
 *
 * @param books  the visitor's own books, separated by commas; all if left out
 */
export async function readWorld(name: string, simulated: SimulatedApp, books?: string): Promise<AgedWorld> {
  const send = sender(simulated.app, books)
  const board = simulated.shown()
  const pages = await readBets(send)
  const bets = pages.flatMap(({ body }) => (body as { bets: Bet[] }).bets)
  const ledger = (await simulated.ledger.rows(0, Number.MAX_SAFE_INTEGER)).rows
  const shares = (await send('/api/social-sharing/predictions')) as { predictions: { id: string }[] }
  const test = (await send('/api/analytics/tests', 'POST')) as { id: string }
  const context = {
    board,
    bets,
    ledgerRows: rowsToRead(ledger),
    shareIds: shares.predictions.map(({ id }) => id),
    testId: test.id,
  }
  const answers: Answer[] = [...pages, ...(await readAnalyses(send))]
  for (const route of routes) {
    if (route.method !== 'GET') continue
    for (const url of requestsFor(route.path, context)) answers.push({ route, url, body: await send(url) })
  }
  return { name, board, bets: new Map(bets.map((bet) => [bet.id, bet])), answers, ledger }
}

/** Rows of each kind that are looked at one by one: this many of the oldest, and of the newest. */
const ROWS_READ = 6

const rowsToRead = (ledger: AgedWorld['ledger']): number[] =>
  [...Map.groupBy(ledger, ({ entry }) => entry.kind).values()].flatMap((rows) =>
    [...rows.slice(0, ROWS_READ), ...rows.slice(ROWS_READ).slice(-ROWS_READ)].map(({ seq }) => seq),
  )

/** Sends each request from an address of its own: no client uses up its budget. */
function sender(app: SimulatedApp['app'], books?: string): Send {
  let client = 0
  return async (path, method = 'GET', payload) => {
    client += 1
    const url =
      books === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}books=${encodeURIComponent(books)}`
    const remoteAddress = `127.${Math.floor(client / 62_500) % 250}.${Math.floor(client / 250) % 250}.${client % 250}`
    const headers = { host: 'localhost', ...(payload ? { 'content-type': 'application/json' } : {}) }
    const response = await app.inject({ method, url, headers, remoteAddress, ...(payload ? { payload } : {}) })
    if (response.statusCode !== 200) throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`)
    return response.json()
  }
}

/** Every bet of an app, and nothing else. */
export async function readBetsOf(simulated: SimulatedApp): Promise<Pick<AgedWorld, 'bets'>> {
  const pages = await readBets(sender(simulated.app))
  return { bets: new Map(pages.flatMap(({ body }) => (body as { bets: Bet[] }).bets).map((bet) => [bet.id, bet])) }
}

async function readBets(send: Send): Promise<Answer[]> {
  const answers: Answer[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const url = `${listBets.path}?limit=500${query}`
    const body = (await send(url)) as { nextCursor: string | null }
    answers.push({ route: listBets, url, body })
    cursor = body.nextCursor
  }
  return answers
}

/** The slate in words, and the first bets of the main list one by one. */
async function readAnalyses(send: Send): Promise<Answer[]> {
  const slate = routeOf('/api/ai-market-analysis')
  const one = routeOf('/api/advanced-more-picks/analyze/{pickId}')
  const { picks } = (await send('/api/advanced-more-picks?limit=5')) as { picks: { id: string }[] }
  const urls = picks.map(({ id }) => one.path.replace('{pickId}', encodeURIComponent(id)))
  return [
    { route: slate, url: slate.path, body: await send(slate.path, 'POST') },
    ...(await Promise.all(urls.map(async (url) => ({ route: one, url, body: await send(url, 'POST') })))),
  ]
}

const routeOf = (path: string): Route => routes.find((route) => route.path === path)!
