import { addDays, type LeagueKey } from '@fairline/domain'
import { confidenceBands, followPlayed, learnInPlay, type SavedInPlay } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { inPlayBeatModel } from '../packages/engine/src/in-play/in-play-beat-model.ts'

const asOf = Date.parse('2026-11-01T20:00:00Z')
const FIRST = '2026-09-01'
const { history, ...source } = simulatedSource(3)

interface Said {
  readonly gameId: string
  readonly confidence: number | null
  readonly beatClose: boolean
  readonly worth: boolean
  readonly remaining: number
}

/** Follows this many days of a league. @returns what was forecast for each price, in order, and what was learned */
function followed(league: LeagueKey, days: number) {
  const said: Said[] = []
  const games = {
    league,
    history: history!,
    pricesStand: true,
    asOf,
    from: FIRST,
    to: addDays(FIRST, days - 1),
  } as const
  const steps = followPlayed(games, ({ gameId, offer, confidence }) => {
    const worth = offer.price * offer.fair > 1
    const { remaining } = offer
    said.push({ gameId, confidence, beatClose: offer.price * offer.reference > 1, worth, remaining })
  })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return { said, saved: step.value as SavedInPlay }
}

describe('the confidence of prices in play where play is stopped for long', () => {
  const known = followed('wnba', 45).said.flatMap(({ confidence, ...one }) =>
    confidence === null ? [] : [{ ...one, confidence }],
  )

  it('comes true as often as it says, in every quarter', () => {
    const cells = Map.groupBy(
      known,
      ({ confidence, remaining }) => `${Math.floor(4 * remaining)} ${confidence < 30 ? 'low' : 'high'}`,
    )
    let counted = 0
    for (const [name, of] of cells) {
      const bands = confidenceBands([0, 100])
      for (const one of of) bands.add(one)
      const [band] = bands.bands()
      if (!band || band.count < 200) continue
      counted += 1
      const off = Math.abs(band.said - band.observed)
      expect([name, off < Math.max(0.05, 3 * band.standardError) || `${band.said} ${band.observed}`]).toEqual([
        name,
        true,
      ])
    }
    expect(counted).toBeGreaterThan(3)
  })

  it('is not told of a break', () => {
    expect(known.length).toBeGreaterThan(1000)
    expect(known.filter(({ remaining }) => remaining === 0.5)).toEqual([])
  })
})

describe('the confidence of prices in play', () => {
  const { said } = followed('mls', 50)
  const known = said.flatMap(({ confidence, ...one }) => (confidence === null ? [] : [{ ...one, confidence }]))

  it('is unknown until thirty games were followed, then known where it is not nearer to certain than a percent', () => {
    const first = said.findIndex(({ confidence }) => confidence !== null)
    const games = new Set(said.slice(0, first).map(({ gameId }) => gameId))
    expect(games.size).toBeGreaterThanOrEqual(30)
    expect(games.size).toBeLessThan(50)
    expect(known.length).toBeGreaterThan(1000)
    expect(said.length - first).toBeLessThan(1.5 * known.length)
    const values = known.map(({ confidence }) => confidence)
    expect([Math.min(...values) >= 1, Math.max(...values) <= 99]).toEqual([true, true])
  })

  it('comes true as often as it says', () => {
    const bands = confidenceBands()
    for (const one of known) bands.add(one)
    for (const { from, count, said, observed, standardError } of bands.bands()) {
      if (count < 100) continue
      const off = Math.abs(said - observed)
      expect([from, off < Math.max(0.08, 3 * standardError) || `${said} ${observed}`]).toEqual([from, true])
    }
  })

  it('tells prices worth it apart: more of those that are likely to beat the later price do', () => {
    const worth = known.filter((one) => one.worth)
    const shareOf = (of: typeof worth) => of.filter(({ beatClose }) => beatClose).length / of.length
    const [likely, unlikely] = [worth.filter((one) => one.confidence >= 70), worth.filter((one) => one.confidence < 50)]
    expect(likely.length).toBeGreaterThan(20)
    expect(shareOf(likely)).toBeGreaterThan(0.7)
    if (unlikely.length > 20) expect(shareOf(unlikely)).toBeLessThan(0.6)
  })

  it('rests on nothing of later days: what was said of the first weeks is the same, whatever was played since', () => {
    const first = followed('mls', 40).said
    expect(first.some(({ confidence }) => confidence !== null)).toBe(true)
    expect(said.slice(0, first.length - 100)).toEqual(first.slice(0, -100))
  })

  it('is learned from the last forty games of a league, and can be saved and read', async () => {
    const learned = new Map<LeagueKey, SavedInPlay>()
    await learnInPlay({
      source: { ...source, history: history! },
      leagues: ['mls', 'ufc'],
      asOf,
      yieldToEventLoop: async () => {},
      onLearned: (league, saved) => void learned.set(league, saved),
    })
    const mls = learned.get('mls')!
    expect(mls.winner.games).toBeGreaterThanOrEqual(40)
    const model = inPlayBeatModel()
    model.restore(JSON.parse(JSON.stringify(mls)))
    expect(model.save()).toEqual(mls)
    expect(model.confidence({ kind: 'under', fair: 0.5, others: 0.5, price: 2.02, remaining: 0.5 })).toBeGreaterThan(50)
  })
})
