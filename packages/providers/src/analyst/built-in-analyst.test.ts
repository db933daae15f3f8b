import type { BetFacts, DayFacts, SlateFacts } from '@fairline/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInAnalyst } from './built-in-analyst.ts'

const share = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
const count = fc.integer({ min: 0, max: 40 })
const bets: fc.Arbitrary<BetFacts> = fc.record({
  pick: fc.constant('Boston to win (moneyline)'),
  game: fc.constant('New York @ Boston'),
  winProbability: share,
  breakEven: share,
  marketProbability: fc.option(share),
  isSharpMarket: fc.boolean(),
  inPlay: fc.boolean(),
  confidence: fc.option(share),
  expectedValue: fc.integer({ min: -500, max: 100 }).map((tenths) => tenths / 10),
  against: fc.constantFrom(null, 'New York to win (moneyline)'),
  moves: fc.option(fc.record({ towards: count, away: count, books: count })),
})
const slates: fc.Arbitrary<SlateFacts> = fc.record({
  games: count,
  live: count,
  prices: count,
  positiveEv: count,
  recommended: count,
  recommendedInPlay: count,
  learned: fc.option(fc.integer({ min: 0, max: 99 })),
  published: count,
  ownBooks: fc.boolean(),
  publishedPositiveEv: count,
  topPicks: count,
  averageConfidence: fc.option(share),
  confidenceSample: count,
  best: fc.option(bets),
})
const days: fc.Arbitrary<DayFacts> = fc.record({
  date: fc.constant('2026-07-15'),
  picks: count,
  won: count,
  lost: count,
  pushed: count,
  profit: fc.integer({ min: -900, max: 900 }).map((cents) => cents / 100),
  closingValue: fc.option(share),
  saidToWin: fc.option(share),
  live: fc.boolean(),
})

/** By size: 60% is written as 60.0%. */
const numbersIn = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)
const numbersOf = (facts: object) => new Set(numbersIn(JSON.stringify(facts)))
const sound = (facts: object, sentences: readonly string[]) => {
  const text = sentences.join(' ')
  expect(numbersIn(text).filter((number) => !numbersOf(facts).has(number))).toEqual([])
  expect(text).not.toMatch(/NaN|undefined|null| {2}|-\d+(\.\d+)?%/)
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[.]$/)
}

/** Facts of a day with no +EV bet. */
const aSlate = (over: Partial<SlateFacts> = {}): SlateFacts => ({
  games: 66,
  live: 0,
  prices: 344,
  positiveEv: 0,
  recommended: 0,
  published: 0,
  topPicks: 0,
  learned: null,
  ownBooks: false,
  recommendedInPlay: 0,
  publishedPositiveEv: 0,
  averageConfidence: null,
  confidenceSample: 0,
  best: null,
  ...over,
})

describe('the built-in analyst', () => {
  it('counts one of a thing in the singular', async () => {
    const slate = aSlate({
      games: 1,
      live: 1,
      prices: 1,
      positiveEv: 1,
      recommended: 1,
      published: 1,
      topPicks: 1,
      publishedPositiveEv: 1,
    })
    const day = { date: '2026-07-15', picks: 1, won: 1, lost: 0, pushed: 0, profit: 1, closingValue: null }
    const ofSlate = await builtInAnalyst.slate(slate)
    const settled = await builtInAnalyst.day({ ...day, saidToWin: null, live: true })
    expect([...ofSlate.sentences, ...settled.sentences]).toEqual([
      '1 game on the board, 1 of them live.',
      'We looked at 1 price of winners, spreads and totals before the start: 1 is +EV right now, 1 recommended.',
      '1 pick is published on games still to come; 1 of them is +EV at the current price.',
      '1 top pick right now.',
      '1 pick settled on Jul 15, 2026: 1 won.',
      'One unit on each made 1 unit.',
    ])
  })

  it('says of a bet no number that is not among its facts', async () => {
    await fc.assert(fc.asyncProperty(bets, async (facts) => sound(facts, (await builtInAnalyst.bet(facts)).sentences)))
  })

  it('says of a slate and of a day no number that is not among their facts', async () => {
    await fc.assert(
      fc.asyncProperty(slates, async (facts) => sound(facts, (await builtInAnalyst.slate(facts)).sentences)),
    )
    await fc.assert(fc.asyncProperty(days, async (facts) => sound(facts, (await builtInAnalyst.day(facts)).sentences)))
  })

  it('recommends nothing that costs more than it is worth', async () => {
    await fc.assert(
      fc.asyncProperty(bets, async (facts) => {
        const text = (await builtInAnalyst.bet(facts)).sentences.join(' ')
        if (facts.expectedValue <= 0) expect(text).not.toMatch(/\+[\d.]+% EV/)
      }),
    )
  })

  it('gives confidence as a forecast, not as a share that was observed', async () => {
    await fc.assert(
      fc.asyncProperty(bets, async (facts) => {
        const text = (await builtInAnalyst.bet(facts)).sentences.join(' ')
        expect(text).not.toMatch(/such prices|of the time|beaten/)
        if (facts.confidence === null) return
        const said = facts.confidence === 0 ? 'less than one percent' : `${facts.confidence}%`
        const reference = facts.inPlay ? 'the fair odds two minutes later' : 'the closing line'
        expect(text).toContain(`chance to beat ${reference} is ${said}.`)
      }),
    )
  })

  it('counts published picks apart from the bets that have value now', async () => {
    const { sentences } = await builtInAnalyst.slate(
      aSlate({
        live: 10,
        positiveEv: 36,
        recommended: 26,
        published: 39,
        publishedPositiveEv: 21,
        topPicks: 2,
        averageConfidence: 58.2,
        confidenceSample: 31,
      }),
    )
    expect(sentences).toEqual([
      '66 games on the board, 10 of them live.',
      'We looked at 344 prices of winners, spreads and totals before the start: 36 are +EV right now, 26 recommended.',
      '39 picks are published on games still to come; 21 of them are +EV at the current price.',
      '2 top picks right now.',
      'On average the 31 +EV bets whose confidence is known have a 58.2% chance to beat the closing line.',
    ])
  })

  it('says of no price that it is +EV or not while that is not known', async () => {
    const { sentences } = await builtInAnalyst.slate(aSlate({ positiveEv: null, learned: 0, published: 3 }))
    expect(sentences).toEqual([
      '66 games on the board, none of them live.',
      'We looked at 344 prices of winners, spreads and totals before the start: what they are worth is not known yet.',
      '3 picks are published on games still to come.',
      'Still learning from past games, 0% done: nothing is recommended before.',
    ])
  })

  it('calls the confidence of a single +EV bet no average', async () => {
    const lastOf = async (positiveEv: number, confidenceSample: number) => {
      const facts = aSlate({ positiveEv, confidenceSample, ownBooks: true, averageConfidence: 42.5 })
      return (await builtInAnalyst.slate(facts)).sentences.at(-1)
    }
    const rest = 'a 42.5% chance to beat the closing line.'
    expect(await lastOf(1, 1)).toBe(`The +EV bet has ${rest}`)
    expect(await lastOf(3, 1)).toBe(`The one +EV bet whose confidence is known has ${rest}`)
    expect(await lastOf(3, 3)).toBe(`On average the 3 +EV bets have ${rest}`)
  })

  it('calls the recommended bet with the highest EV just that, not the best', async () => {
    const best = { pick: 'Boston to win (moneyline)', game: 'New York @ Boston', winProbability: 55, breakEven: 51.2 }
    const unknown = {
      marketProbability: null,
      isSharpMarket: false,
      inPlay: false,
      confidence: null,
      against: null,
      moves: null,
    }
    const { sentences } = await builtInAnalyst.slate(
      aSlate({ positiveEv: 1, best: { ...best, ...unknown, expectedValue: 7.5 } }),
    )
    expect(sentences.at(-1)).toBe(
      'Highest EV of the recommended winners, spreads and totals: Boston to win (moneyline), New York @ Boston, +7.5% EV.',
    )
    expect(sentences.join(' ')).not.toMatch(/\bbest\b/i)
  })

  it.each([
    [1, '1 game in play has a recommended bet.'],
    [3, '3 games in play have a recommended bet.'],
  ])(
    'counts games in play with a recommended bet apart from those before the start: %i',
    async (recommendedInPlay, sentence) => {
      const { sentences } = await builtInAnalyst.slate(aSlate({ live: 3, prices: 2, recommendedInPlay }))
      expect(sentences.slice(1, 3)).toEqual([
        'We looked at 2 prices of winners, spreads and totals before the start: none is +EV right now, none recommended.',
        sentence,
      ])
    },
  )

  it('says of the visitor’s own books what is counted there, and that picks are published at all books', async () => {
    const { sentences } = await builtInAnalyst.slate(
      aSlate({ prices: 120, positiveEv: 9, recommended: 5, published: 39, ownBooks: true, publishedPositiveEv: 4 }),
    )
    expect(sentences).toContain(
      'We looked at 120 prices of winners, spreads and totals before the start at your books: 9 are +EV right now, 5 recommended.',
    )
    expect(sentences).toContain(
      '39 picks are published on games still to come, decided at all books; 4 of them are +EV at your books.',
    )
  })

  it('says how far learning is before anything is recommended', async () => {
    const { sentences } = await builtInAnalyst.slate(aSlate({ positiveEv: 36, learned: 18 }))
    expect(sentences).toContain('Still learning from past games, 18% done: nothing is recommended before.')
  })

  it('costs nothing', async () => {
    const { usage } = await builtInAnalyst.day({
      date: '2026-07-15',
      picks: 2,
      won: 1,
      lost: 1,
      pushed: 0,
      profit: 0.1,
      closingValue: 1.2,
      saidToWin: 51,
      live: true,
    })
    expect(usage).toEqual({ tokens: 0, cost: 0 })
  })
})
