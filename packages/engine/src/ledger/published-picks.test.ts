import { fullGame, type Pass } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { aGame, aPick } from '../../testing/facts.ts'
import { type DecidedGame, settlementEntry } from './entries-of.ts'
import { memoryLedger } from './memory-ledger.ts'
import { publishedPicks } from './published-picks.ts'

const livePick = { ...aPick(), origin: 'live' as const }
const replayPick = aPick({ id: 'mlb-replayed' })
const settled = (pick: typeof livePick | typeof replayPick, observedAt: number) =>
  settlementEntry(pick, {
    result: { gameId: pick.game.id, winner: 'home', home: 5, away: 3, observedAt },
    close: null,
    closedLines: { spread: null, total: null },
    closingQuotes: [],
  })!

it('does not hand out a pick whose stored price was altered: it would be settled at that price', async () => {
  const ledger = memoryLedger()
  const other = { ...aPick({ id: 'mlb-other' }), origin: 'live' as const }
  await ledger.append([livePick, other])
  const altered = {
    ...ledger,
    async rows(after: number, limit: number) {
      const page = await ledger.rows(after, limit)
      const raised = { ...livePick, pick: { ...livePick.pick, price: 9.5 as typeof livePick.pick.price } }
      return { ...page, rows: page.rows.map((row) => (row.seq === 1 ? { ...row, entry: raised } : row)) }
    },
  }
  const published = publishedPicks(altered, 'live')
  await published.remember()
  expect([...published.open()].map(({ game }) => game.id)).toEqual(['mlb-other'])
})

it('leaves a pick open while its score is unknown, and settles it once the score is there', async () => {
  const onTotal = {
    ...livePick,
    pick: { ...livePick.pick, market: fullGame('total', 8.5), selection: 'over' as const },
  }
  const published = publishedPicks(memoryLedger(), 'live')
  await published.append([onTotal])
  const ended = (home: number | null, away: number | null) => ({
    result: { gameId: onTotal.game.id, winner: 'home' as const, home, away, observedAt: 2000 },
    close: null,
    closedLines: { spread: null, total: null },
    closingQuotes: [],
  })
  expect(published.settlements([ended(null, null)])).toEqual([])
  expect([...published.open()]).toHaveLength(1)
  expect(published.settlements([ended(5, 4)])).toMatchObject([{ settlement: 'win', score: { home: 5, away: 4 } }])
})

it('counts a settlement as the newest moment of its origin, also while it waits in the outbox', async () => {
  const ledger = memoryLedger()
  await ledger.append([livePick, replayPick, settled(replayPick, 9000)])
  const inLedger = publishedPicks(ledger, 'live')
  await inLedger.remember()
  expect(inLedger.newestAt()).toBe(1000)
  const waiting = publishedPicks({ ...ledger, pending: () => [settled(livePick, 5000)] }, 'live')
  await waiting.remember()
  expect(waiting.newestAt()).toBe(5000)
  await inLedger.append([settled(livePick, 5000)])
  expect(inLedger.newestAt()).toBe(5000)
  const afterRestart = publishedPicks(ledger, 'live')
  await afterRestart.remember()
  expect(afterRestart.newestAt()).toBe(5000)
})

it('still knows a settled pick after a restart while its game may be on the board', async () => {
  const ledger = memoryLedger()
  await ledger.append([livePick, settled(livePick, 2000)])
  const published = publishedPicks(ledger, 'live')
  await published.remember()
  expect([...published.open()]).toEqual([])
  expect(published.ownSince('2019-06-15').map(({ game }) => game.id)).toEqual([livePick.game.id])
  expect(published.ownSince('2019-06-16')).toEqual([])
  expect(published.ownSince('2019-06-15')).toEqual([])
})

it('does not show as published what a back-test would have said, open or settled', async () => {
  const said = aPick({ id: 'mlb-said' })
  const open = { ...aPick({ id: 'mlb-open' }), origin: 'live' as const }
  const entries = [
    { ...said, origin: 'backfill' as const },
    { ...replayPick, origin: 'backfill' as const },
    { ...settled(replayPick, 2000), origin: 'backfill' as const },
    livePick,
    open,
    settled(livePick, 2000),
  ]
  const ledger = memoryLedger()
  const published = publishedPicks(ledger, 'live')
  await published.append(entries)
  const restarted = publishedPicks(ledger, 'live')
  await restarted.remember()
  for (const picks of [published, restarted])
    expect(picks.ownSince('2019-06-15').map(({ game }) => game.id)).toEqual(['mlb-open', livePick.game.id])
})

describe('what a day came to', () => {
  const of = { league: 'mlb', day: '2019-06-15', madeAt: 1000 } as const
  const passed = (id: string, reason: Pass['reason']): DecidedGame => ({
    game: aGame({ id }),
    decision: { gameId: id, reason, best: null },
    lineDecisions: [],
  })
  const picked = (id: string): DecidedGame => ({ game: aGame({ id }), decision: aPick({ id }).pick, lineDecisions: [] })

  it('is said at the first look, and again under the next number once games, picks or missing prices are others', async () => {
    const published = publishedPicks(memoryLedger(), 'live')
    const look = async (...games: readonly DecidedGame[]) => {
      const said = published.slate(games, of)
      await published.append(said)
      return said.map(({ revision, games: count, picks, origin }) => ({ revision, count, picks, origin }))
    }
    expect(await look(passed('a', 'no-price'))).toEqual([{ revision: 1, count: 1, picks: 0, origin: 'live' }])
    expect(await look(passed('a', 'no-price'))).toEqual([])
    // A price has come: the only thing that is another.
    expect(await look(passed('a', 'value-below-bar'))).toMatchObject([{ revision: 2, count: 1, picks: 0 }])
    // Why it is passed moves with every quote.
    expect(await look(passed('a', 'confidence-below-bar'))).toEqual([])
    expect(await look(picked('a'))).toMatchObject([{ revision: 3, count: 1, picks: 1 }])
    expect(await look(picked('a'), passed('b', 'value-below-bar'))).toMatchObject([{ revision: 4, count: 2, picks: 1 }])
  })

  it('is counted apart by league and by day, and goes on after a restart', async () => {
    const ledger = memoryLedger()
    const published = publishedPicks(ledger, 'live')
    await published.append(published.slate([picked('a')], of))
    const restarted = publishedPicks(ledger, 'live')
    await restarted.remember()
    expect(restarted.slate([picked('a')], of)).toEqual([])
    expect(restarted.slate([picked('a')], { ...of, league: 'nba' })).toMatchObject([{ revision: 1 }])
    expect(restarted.slate([picked('a')], { ...of, day: '2019-06-16' })).toMatchObject([{ revision: 1 }])
  })
})

it('takes a settled pick for over although the pick waits in the outbox still', async () => {
  const ledger = memoryLedger()
  await ledger.append([livePick, settled(livePick, 2000)])
  const other = { ...aPick({ id: 'mlb-waiting' }), origin: 'live' as const }
  const published = publishedPicks({ ...ledger, pending: () => [livePick, other] }, 'live')
  await published.remember()
  expect([...published.open()].map(({ game }) => game.id)).toEqual(['mlb-waiting'])
})

it('knows of which origins anything was said', async () => {
  const published = publishedPicks(memoryLedger(), 'live')
  expect([published.has('live'), published.newestAt()]).toEqual([false, null])
  await published.append([replayPick])
  expect([published.has('live'), published.has('replay'), published.newestAt()]).toEqual([false, true, null])
})

it('asks the ledger for nothing where all was published before', async () => {
  const ledger = memoryLedger()
  let query = 0
  const counting = {
    ...ledger,
    append(entries: Parameters<typeof ledger.append>[0]) {
      query += 1
      return ledger.append(entries)
    },
  }
  const published = publishedPicks(counting, 'live')
  await published.append([livePick])
  await published.append([livePick])
  await published.append([])
  expect(query).toBe(1)
})

it('never publishes a second pick on a market of a game: not the other side, not another line, not after a restart', async () => {
  const ledger = memoryLedger()
  const onTotal = (line: number, selection: 'over' | 'under', madeAt: number) => ({
    ...livePick,
    pick: { ...livePick.pick, market: fullGame('total', line), selection, madeAt },
  })
  const published = publishedPicks(ledger, 'live')
  await published.append([onTotal(8.5, 'over', 1000)])
  await published.append([onTotal(8.5, 'under', 5000)])
  await published.append([onTotal(9.5, 'under', 6000)])
  const restarted = publishedPicks(ledger, 'live')
  await restarted.remember()
  await restarted.append([onTotal(9.5, 'under', 7000)])
  for (const picks of [published, restarted])
    expect([...picks.open()].map(({ pick }) => [pick.selection, pick.market.line])).toEqual([['over', 8.5]])
  expect((await ledger.head())?.seq).toBe(1)
})
