import { addDays, type Fact, type LeagueKey, pacificDay, startOfPacificDay } from '@fairline/domain'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { memoryCheckpoints } from '../../testing/memory-checkpoints.ts'
import { between } from '../archive/between.ts'
import { memoryLedger } from '../ledger/memory-ledger.ts'
import type { FactSource } from '../ports/fact-source.ts'
import type { Board } from './board.ts'
import { createEngine } from './engine.ts'
import { learnHistory } from './learn-history.ts'

const HOUR = 3_600_000
const { days, facts } = madeUpLeague(40)
const noon = startOfPacificDay(days[30]!) + 12 * HOUR
const covers: LeagueKey[] = ['mlb', 'nba']
const dayIn = (fact: Fact) => /\d{4}-\d{2}-\d{2}/.exec(JSON.stringify(fact))![0]
const firstDayTold = (asOf: number) => addDays(pacificDay(asOf), -1)

const source: FactSource = {
  name: 'test',
  covers,
  pricesStand: true,
  async facts(league, after, asOf) {
    const available = league === 'mlb' ? facts.filter((fact) => dayIn(fact) >= firstDayTold(after ?? asOf)) : []
    return between(available, after, asOf)
  },
  history: {
    from: () => days[0]!,
    day: (league, day, asOf) =>
      league === 'mlb' && day < firstDayTold(asOf) ? facts.filter((fact) => dayIn(fact) === day) : [],
  },
}

const keepAs = async () => 'the note “old”'

/** What a checkpoint is made of. */
interface Texts {
  readonly head: string | null
  readonly parts: ReadonlyMap<LeagueKey, string>
}

const nothing: Texts = { head: null, parts: new Map() }

/** @param keep  keeps an unusable checkpoint and says where */
function engineOn(saved: Texts, keep: () => Promise<string> = keepAs, from: FactSource = source) {
  const notices: string[] = []
  const causes: unknown[] = []
  const setAside = vi.fn(keep)
  const memory = memoryCheckpoints(saved.head, saved.parts)
  const engine = createEngine({
    source: from,
    ledger: memoryLedger(),
    origin: 'live',
    noVig: 'multiplicative',
    checkpoints: { ...memory, setAside },
    yieldToEventLoop: async () => {},
    onPhase: () => {},
    onUnusableCheckpoint(message, cause) {
      notices.push(message)
      causes.push(cause)
    },
  })
  return { engine, notices, causes, setAside, texts: memory.texts }
}

const learn = (engine: ReturnType<typeof createEngine>) =>
  learnHistory({
    source,
    noVig: 'multiplicative',
    ...engine.historyAsked()!,
    yieldToEventLoop: async () => {},
    onProgress: () => {},
  })

const OTHER = 'another version of Fairline wrote it'

describe('an engine that starts on a checkpoint', () => {
  let sound = nothing
  beforeAll(async () => {
    const { engine, texts } = engineOn(nothing)
    await engine.advance(noon)
    await engine.takeOver(await learn(engine))
    await engine.advance(noon + HOUR)
    await engine.checkpoint()
    sound = texts
  })

  const withHead = (change: object): Texts => ({
    ...sound,
    head: JSON.stringify({ ...JSON.parse(sound.head!), ...change }),
  })
  const withMlb = (text: string): Texts => ({ ...sound, parts: new Map([...sound.parts, ['mlb', text]]) })
  const withSaved = (change: object): Texts => {
    const part = JSON.parse(sound.parts.get('mlb')!)
    return withMlb(JSON.stringify({ ...part, saved: { ...part.saved, ...change } }))
  }
  const withoutNba = (): Texts => ({ ...sound, parts: new Map([...sound.parts].filter(([key]) => key !== 'nba')) })
  const unrestorable = () => withSaved({ blend: { outcomes: 2, samples: 'AAAA' } })
  const start = async (saved: Texts, keep = keepAs) => {
    const started = engineOn(saved, keep)
    const board = await started.engine.advance(noon + 2 * HOUR)
    return { ...started, board }
  }

  it('says that it is still learning until it has caught up with what happened meanwhile, and recommends nothing before', async () => {
    const standing = (league: LeagueKey, asOf: number) => source.facts(league, null, asOf)
    const { engine } = engineOn(sound, keepAs, { ...source, standing })
    const first = await engine.advance(noon + 2 * HOUR)
    // Thirty days and thirteen hours had been learned of thirty days and fourteen.
    expect(first.rated).toBeCloseTo((30 * 24 + 13) / (30 * 24 + 14), 12)
    const recommended = first.games.flatMap(({ bets }) => bets).filter((bet) => bet.recommendation !== 'pass')
    expect(recommended).toEqual([])
    expect((await engine.advance(noon + 2 * HOUR)).rated).toBeNull()
  })

  it('continues from a sound one, without a notice', async () => {
    const { board, notices, engine } = await start(sound)
    expect(board.rated).toBeNull()
    expect(engine.historyAsked()).toBeNull()
    expect(notices).toEqual([])
  })

  it.each<[string, () => Texts, string]>([
    ['is not text of ours', () => ({ ...sound, head: 'null' }), OTHER],
    ['is not JSON', () => ({ ...sound, head: '{"source":' }), 'it is damaged'],
    ['was cut off', () => withMlb(sound.parts.get('mlb')!.slice(0, 1000)), 'it is damaged'],
    ['lacks a league', () => withHead({ leagues: ['mlb'] }), 'it is incomplete: nba not in it'],
    ['lost the part of a league', withoutNba, 'the part for nba is missing or damaged'],
    ['has leagues of no shape', () => withHead({ leagues: { mlb: 1 } }), OTHER],
    ['is of another source', () => withHead({ source: 'elsewhere' }), 'it is of the source "elsewhere", not "test"'],
    [
      'is from the future',
      () => withHead({ asOf: noon + 3 * HOUR }),
      `it is from ${new Date(noon + 3 * HOUR).toISOString()}, which is later than the clock`,
    ],
    [
      'has a part of another time',
      () => withMlb(JSON.stringify({ ...JSON.parse(sound.parts.get('mlb')!), asOf: noon })),
      'its parts are of different times',
    ],
    ['cannot be restored', unrestorable, OTHER],
    ['has lost what a league had learned', () => withSaved({ rating: null }), OTHER],
  ])('learns the history again, on every league, if it %s', async (_, saved, reason) => {
    const { board, notices, setAside, engine } = await start(saved())
    expect(board.rated).toBe(0)
    expect(engine.historyAsked()).not.toBeNull()
    expect(Object.keys(board.teams).sort()).toEqual([...covers].sort())
    expect(notices).toEqual([
      `The saved checkpoint can’t be used: ${reason}. Past games are learned again; the old checkpoint is kept as the note “old”.`,
    ])
    expect(setAside).toHaveBeenCalledOnce()
    expect(board).toEqual((await start(nothing)).board)
  })

  describe('of another model version that excludes a book', () => {
    const excluded = {
      book: 'Book',
      bets: 500,
      expectedWins: 240.5,
      wins: 150,
      evidence: [5, 9, 12],
      excludedAfter: '2018-06-30',
    }
    const older = () => withSaved({ modelVersion: 'rating-1.00000000', books: [excluded] })
    const countsOf = ({ books }: Board) => books.map(({ league, book, bets, wins }) => [league, book, bets, wins])

    it('keeps it excluded, with its day and counts, while the history is learned again and after', async () => {
      const { engine, board, notices, texts } = await start(older())
      expect(notices).toHaveLength(1)
      expect(countsOf(board)).toEqual([['mlb', 'Book', 500, 150]])
      await engine.takeOver(await learn(engine))
      const after = await engine.advance(noon + 3 * HOUR)
      expect(after.rated).toBeNull()
      // Every game so far had ended before the checkpoint, yesterday's too, which are read again.
      expect(countsOf(after)).toEqual([['mlb', 'Book', 500, 150]])
      expect(after.books[0]!.excludedAfter).toBe('2018-06-30')
      const offers = after.games.flatMap(({ bets }) => bets.flatMap((bet) => bet.offers))
      expect(offers.length).toBeGreaterThan(0)
      expect(offers.filter(({ isExcluded }) => !isExcluded)).toEqual([])
      await engine.checkpoint()
      expect(JSON.parse(texts.parts.get('mlb')!).saved.books).toEqual([excluded])
    })

    it('counts its bets on games that end later', async () => {
      const { engine } = await start(older())
      await engine.takeOver(await learn(engine))
      const [record] = (await engine.advance(noon + 40 * HOUR)).books
      expect(record!.bets).toBeGreaterThan(500)
    })
  })

  it('hands over the error behind one that cannot be restored', async () => {
    const { causes } = await start(unrestorable())
    expect(causes).toEqual([expect.any(Error)])
  })

  it('goes on if an unusable one cannot be kept, and hands over the error', async () => {
    const full = new Error('the disk is full')
    const { board, notices, causes } = await start({ ...sound, head: 'null' }, () => Promise.reject(full))
    expect(board.rated).toBe(0)
    expect(causes).toEqual([full, undefined])
    expect(notices[0]).toBe('The unusable checkpoint couldn’t be kept for a later look.')
    expect(notices[1]).toMatch(/Past games are learned again\.$/)
  })
})
