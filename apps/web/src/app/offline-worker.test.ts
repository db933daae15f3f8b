// @vitest-environment node
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const source = readFileSync(new URL('../../public/offline-worker.js', import.meta.url), 'utf8')
const ORIGIN = 'https://fairline.example'

interface Asked {
  readonly request: { readonly method: string; readonly url: string; readonly mode: string }
  respondWith(answer: Promise<Response>): void
}

/** The worker, on a network and shelves of the test's own. */
function worker() {
  const shelves = new Map<string, Map<string, Response>>()
  const keyOf = (request: string | { readonly url: string }) =>
    typeof request === 'string' ? request : new URL(request.url).pathname
  const open = async (name: string) => {
    const kept = shelves.get(name) ?? new Map<string, Response>()
    shelves.set(name, kept)
    return {
      add: async (path: string) => void kept.set(path, await answer(path)),
      put: async (key: string | { readonly url: string }, response: Response) => void kept.set(keyOf(key), response),
      match: async (key: string | { readonly url: string }) => kept.get(keyOf(key))?.clone(),
    }
  }
  let answer: (path: string) => Promise<Response> = () => Promise.reject(new TypeError('no network'))
  const listeners = new Map<string, (event: unknown) => void>()
  /** How it took over from an older version. */
  const taken: string[] = []
  const self = {
    addEventListener: (name: string, run: (event: unknown) => void) => listeners.set(name, run),
    location: { origin: ORIGIN },
    skipWaiting: async () => void taken.push('skipWaiting'),
    clients: { claim: async () => void taken.push('claim') },
  }
  const caches = {
    open,
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
  }
  const fetched = (request: string | { readonly url: string }) => answer(keyOf(request))
  runInNewContext(source, { self, caches, fetch: fetched, URL, Headers, Response })
  return {
    shelves,
    taken,
    network(next: (path: string) => Promise<Response>) {
      answer = next
    },
    /** Lets a phase of the worker's life pass. */
    async pass(name: 'install' | 'activate') {
      const waits: Promise<unknown>[] = []
      listeners.get(name)!({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
      await Promise.all(waits)
    },
    /** What a request is answered with; null where the worker leaves it to the browser. */
    ask(url: string, { mode = 'cors', method = 'GET' } = {}): Promise<Response> | null {
      let responded: Promise<Response> | null = null
      const event: Asked = {
        request: { method, mode, url: new URL(url, ORIGIN).href },
        respondWith: (response) => {
          responded = response
        },
      }
      listeners.get('fetch')!(event)
      return responded
    },
  }
}

const ok = (body: string, headers: Record<string, string> = {}) => Promise.resolve(new Response(body, { headers }))
const offline = () => Promise.reject(new TypeError('no network'))
const textOf = async (response: Promise<Response> | null) => (await response!).text()

let page: ReturnType<typeof worker>
beforeEach(() => {
  page = worker()
})

describe('without a network', () => {
  it('shows the page, its files and the board as they were answered last', async () => {
    page.network((path) => ok(`now ${path}`, { 'x-fairline-now': '5', 'content-type': 'text/plain' }))
    for (const path of ['/api/live-data', '/assets/main.js']) await page.ask(path)
    await page.ask('/games/1', { mode: 'navigate' })
    page.network(offline)
    expect(await textOf(page.ask('/', { mode: 'navigate' }))).toBe('now /games/1')
    expect(await textOf(page.ask('/assets/main.js'))).toBe('now /assets/main.js')
    const board = (await page.ask('/api/live-data'))!
    expect([await board.text(), board.headers.get('content-type')]).toEqual(['now /api/live-data', 'text/plain'])
    expect(board.headers.get('x-fairline-now')).toBeNull()
  })

  it('shows the last good board where the server failed before the network was gone', async () => {
    page.network(() => ok('good'))
    await page.ask('/api/live-data')
    page.network(async () => new Response('broken', { status: 503 }))
    expect(await textOf(page.ask('/api/live-data'))).toBe('broken')
    page.network(offline)
    expect(await textOf(page.ask('/api/live-data'))).toBe('good')
  })

  it('fails as the network does where nothing was kept', async () => {
    await expect(page.ask('/api/live-data')).rejects.toThrow('no network')
  })
})

describe('with a network', () => {
  it('takes the page and the board from it, and files that never change from what was kept', async () => {
    page.network(() => ok('first'))
    for (const path of ['/api/parlay-picks', '/assets/main.js']) await page.ask(path)
    page.network(() => ok('second'))
    expect(await textOf(page.ask('/api/parlay-picks'))).toBe('second')
    expect(await textOf(page.ask('/assets/main.js'))).toBe('first')
  })

  it('keeps no file that failed to load', async () => {
    page.network(async () => new Response('gone', { status: 404 }))
    await page.ask('/assets/main.js')
    page.network(() => ok('there'))
    expect(await textOf(page.ask('/assets/main.js'))).toBe('there')
  })
})

it('leaves everything else to the browser: other answers, own books, other hosts, what is sent', () => {
  const left = [
    page.ask('/api/track-record'),
    page.ask('/api/live-data?books=pinnacle'),
    page.ask('https://elsewhere.example/assets/main.js'),
    page.ask('/api/live-data', { method: 'POST' }),
  ]
  expect(left).toEqual([null, null, null, null])
})

it('takes over at once with the page on its shelf, and throws away what an older version kept', async () => {
  page.shelves.set('fairline-0', new Map())
  page.network((path) => ok(`now ${path}`))
  await page.pass('install')
  await page.pass('activate')
  expect([...page.shelves.keys()]).toEqual(['fairline-1'])
  expect(page.taken).toEqual(['skipWaiting', 'claim'])
  page.network(offline)
  expect(await textOf(page.ask('/', { mode: 'navigate' }))).toBe('now /')
})
