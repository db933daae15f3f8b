import { linesAreMonotone } from '@fairline/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AgedWorld } from './aged/aged-world.ts'
import { betRowsOf } from './aged/bet-rows.ts'
import { gapsFilled, gapsUnknown } from './aged/gaps.ts'
import { readWorld } from './aged/read-world.ts'
import { arbitragesPay } from './invariants/arbitrages-pay.ts'
import { assumedIsInert } from './invariants/assumed-is-inert.ts'
import { betsAreTheBoard } from './invariants/bets-are-the-board.ts'
import { closingIsKept, closingIsTheBoard } from './invariants/closing-is-the-board.ts'
import { documentedFields } from './invariants/documented-fields.ts'
import { figuresAddUp } from './invariants/figures-add-up.ts'
import { finalIsClosed } from './invariants/final-is-closed.ts'
import { ledgerIsKept } from './invariants/ledger-is-kept.ts'
import { liveIsInPlay } from './invariants/live-is-in-play.ts'
import { oneEventOneConfidence } from './invariants/one-event-one-confidence.ts'
import { oneFunnel } from './invariants/one-funnel.ts'
import { oneProbabilityPerOutcome } from './invariants/one-probability-per-outcome.ts'
import { oneSideRecommended } from './invariants/one-side-recommended.ts'
import { parlaysAreWorthIt } from './invariants/parlays-are-worth-it.ts'
import { partsAgree } from './invariants/parts-agree.ts'
import { proseMatches } from './invariants/prose-matches.ts'
import { publishedIsTheLedger } from './invariants/published-is-the-ledger.ts'
import { recommendedIsWorthIt } from './invariants/recommended-is-worth-it.ts'
import { recordIsTheLedger } from './invariants/record-is-the-ledger.ts'
import { sameFigures } from './invariants/same-figures.ts'
import { stakesFollowKelly } from './invariants/stakes-follow-kelly.ts'
import { teamsPlayed } from './invariants/teams-played.ts'
import { tellsTheBet } from './invariants/tells-the-bet.ts'
import { tellsTheGame } from './invariants/tells-the-game.ts'
import { userPicksAreTheBoard } from './invariants/user-picks-are-the-board.ts'
import { testResponses } from './responses/test-responses.ts'
import { coldApp, type SimulatedApp } from './simulated-app.ts'

// Early afternoon in Los Angeles: three hours later bets published now have moved, begun and ended.
const START = Date.parse('2026-06-10T20:30:00Z')
const NAMES = [
  'before the past is learned',
  'fresh',
  'three hours later',
  'six hours later',
  'at own books',
  'on a night of fights',
] as const
/** Saturday afternoon in Los Angeles: twelve fights are to come, and two hours later the first is on. */
const NIGHT_OF_FIGHTS = Date.parse('2026-11-28T22:00:00Z')
/** Few leagues play a few days each week: more of the past than usual is learned of them. */
const DAYS_BEFORE_FIGHTS = { decided: 100, priced: 200 }
const worlds = new Map<string, AgedWorld>()
const world = (name: (typeof NAMES)[number]): AgedWorld => worlds.get(name)!

let app: SimulatedApp
const read = async (name: (typeof NAMES)[number], books?: string, of = app) =>
  worlds.set(name, await readWorld(name, of, books))

// One app for all: its past takes longest to learn.
beforeAll(async () => {
  app = await coldApp(START)
  // The first board is of what stands; arbitrages are answered once all prices have been read.
  await app.pass(1)
  await read('before the past is learned')
  await app.learn()
  await read('fresh')
})

testResponses(() => ({ app: app.app, board: app.shown() }))

/** Of NBA props at eight books; docs/models.md, “How often a best price beats the books”. */
const RECORDED_SHARE = 0.079

/** Faults that are listed in full would bury the first ones. */
const first = (faults: readonly string[]) => faults.slice(0, 12)

describe('as the day goes on', () => {
  beforeAll(async () => {
    await app.pass(180)
    await read('three hours later')
    // Of several: which of them is best is judged, too.
    await read('at own books', 'pinnacle,fanduel,betmgm')
    await app.pass(180)
    await read('six hours later')
    const fights = await coldApp(NIGHT_OF_FIGHTS, ['ufc', 'laliga', 'seriea'], DAYS_BEFORE_FIGHTS)
    await fights.learn()
    await fights.pass(117)
    await read('on a night of fights', undefined, fights)
  })

  describe.each(NAMES)('everything that the app says %s', (name) => {
    it('shows the same figures for a bet everywhere', () => expect(first(sameFigures(world(name)))).toEqual([]))
    it('recommends only what is worth more than it costs, at the price shown', () =>
      expect(first(recommendedIsWorthIt(world(name)).faults)).toEqual([]))
    it('recommends one side of a question only', () =>
      expect(first(oneSideRecommended(world(name)).faults)).toEqual([]))
    it('proposes no parlay that loses on average', () =>
      expect(first(parlaysAreWorthIt(world(name)).faults)).toEqual([]))
    it('neither ranks, counts nor recommends by an assumed confidence', () =>
      expect(first(assumedIsInert(world(name)).faults)).toEqual([]))
    it('shows nothing of a game that is over as open', () =>
      expect(first(finalIsClosed(world(name)).faults)).toEqual([]))
    it('shows games in play with in-play prices and probabilities', () =>
      expect(first(liveIsInPlay(world(name)).faults)).toEqual([]))
    it('has no line that is harder to win and yet more probable', () =>
      expect(first(linesAreMonotone(world(name).board).faults)).toEqual([]))
    it('shows figures of a bet that follow from each other', () =>
      expect(first(figuresAddUp(world(name)).faults)).toEqual([]))
    it('stakes by Kelly what the probability and price of a bet ask for', () =>
      expect(first(stakesFollowKelly(world(name)).faults)).toEqual([]))
    it('says one confidence of one event, whichever market it is sold as', () =>
      expect(first(oneEventOneConfidence(world(name)).faults)).toEqual([]))
    it('has spreads of half a point on parts of a game that agree with who leads after them', () =>
      expect(first(partsAgree(world(name)).faults)).toEqual([]))
    it('says one probability of an outcome, in the table of outcomes and on the bets below', () =>
      expect(first(oneProbabilityPerOutcome(world(name)).faults)).toEqual([]))
    it('tells of every game its sides, start, score and chances as the board has them', () =>
      expect(first(tellsTheGame(world(name)).faults)).toEqual([]))
    it('names every bet in words as its id says: the side, the line with its sign, the player', () =>
      expect(first(tellsTheBet(world(name)).faults)).toEqual([]))
    it('says of the past what the ledger says, settled by the score, in pages that follow each other', () =>
      expect(first(recordIsTheLedger(world(name)).faults)).toEqual([]))
    it('says of the sides’ games what the board says of them', () =>
      expect(first(teamsPlayed(world(name)).faults)).toEqual([]))
    it('picks soccer and fights by the board', () =>
      expect(first(userPicksAreTheBoard(world(name)).faults)).toEqual([]))
    it('counts by one funnel', () => expect(first(oneFunnel(world(name)).faults)).toEqual([]))
    it('lists arbitrages that pay what they say, at prices that books offer now', () =>
      expect(first(arbitragesPay(world(name)).faults)).toEqual([]))
    it('says of what was published what the ledger holds', () =>
      expect(first(publishedIsTheLedger(world(name)).faults)).toEqual([]))
    it('says in sentences what the fields say', () => expect(first(proseMatches(world(name)).faults)).toEqual([]))
  })

  // At own books every bet is judged again, by other prices than the board's.
  it.each(NAMES.filter((name) => name !== 'at own books'))(
    'lists every bet of the board as the board has it: %s',
    (name) => expect(first(betsAreTheBoard(world(name)).faults)).toEqual([]),
  )
  it.each(NAMES.filter((name) => name !== 'at own books'))(
    'lists the closing bets of a game as its markets closed: %s',
    (name) => expect(first(closingIsTheBoard(world(name)).faults)).toEqual([]),
  )

  describe('as time passes', () => {
    it.each([
      ['fresh', 'three hours later'],
      ['three hours later', 'six hours later'],
    ] as const)('keeps what was published unchanged and grades it once: %s, %s', (earlier, later) =>
      expect(first(ledgerIsKept(world(earlier), world(later)))).toEqual([]),
    )

    it.each([
      ['fresh', 'three hours later'],
      ['three hours later', 'six hours later'],
    ] as const)('keeps the closing bets of games that have begun: %s, %s', (earlier, later) =>
      expect(first(closingIsKept(world(earlier), world(later)).faults)).toEqual([]),
    )

    it('fills every documented field, and none of them with one value', () => {
      const gaps = documentedFields([...worlds.values()])
      expect(gapsUnknown(gaps)).toEqual([])
      expect(gapsFilled(gaps)).toEqual([])
    })
  })

  describe('the world that is looked at', () => {
    it('has bets in every state, published and not, main and other lines, and arbitrages', () => {
      const { bets, board, answers } = world('six hours later')
      const all = [...bets.values()]
      const published = all.filter((bet) => bet.published !== null)
      expect(new Set(published.map(({ state }) => state))).toEqual(new Set(['upcoming', 'live', 'ended']))
      expect(published.some(({ state, expectedValue }) => state === 'upcoming' && expectedValue! > 0)).toBe(true)
      expect(published.some(({ published: then, price }) => price !== null && price !== then!.price)).toBe(true)
      expect(all.filter(({ market }) => market === 'player-prop').length).toBeGreaterThan(500)
      expect(all.some(({ carriedOverFrom }) => carriedOverFrom !== null)).toBe(true)
      expect(board.games.filter(({ result }) => result).length).toBeGreaterThan(5)
      const scan = answers.find(({ url }) => url === '/api/arbitrage-scan')!.body as { totalOpportunities: number }
      expect(scan.totalOpportunities).toBeGreaterThan(0)
    })

    it.each(['fresh', 'three hours later', 'six hours later'] as const)(
      'finds no more than twice as many props with an EV above 0 as recorded prices of eight books show: %s',
      (name) => {
        const props = [...world(name).bets.values()].filter(
          ({ market, state, expectedValue }) =>
            market === 'player-prop' && state === 'upcoming' && expectedValue !== null,
        )
        const positive = props.filter(({ expectedValue }) => expectedValue! > 0)
        expect(props.length).toBeGreaterThan(500)
        expect(positive.length / props.length).toBeLessThan(2 * RECORDED_SHARE)
      },
    )

    it('has hundreds of neighboring lines to compare', () => {
      expect(linesAreMonotone(world('six hours later').board).compared).toBeGreaterThan(500)
      for (const name of ['fresh', 'three hours later', 'six hours later'] as const)
        expect(oneEventOneConfidence(world(name)).compared).toBeGreaterThan(10)
      expect(partsAgree(world('fresh')).compared).toBeGreaterThan(0)
    })

    it('tells of games and bets in thousands of places, of games that ended and that are played too', () => {
      const { compared } = tellsTheGame(world('six hours later'))
      for (const key of ['homeTeam', 'awayTeam', 'matchup', 'team', 'opponent', 'gameTime'])
        expect([key, compared.get(key)! > 1000]).toEqual([key, true])
      const some = ['homeScore', 'awayWinPercentage', 'homeStrength', 'awayProbability', 'score', 'game', 'venue']
      for (const key of [...some, 'outcomes.ours', 'drawPercentage'])
        expect([key, compared.get(key)! > 20]).toEqual([key, true])
      for (const name of ['fresh', 'three hours later', 'six hours later'] as const)
        expect(oneProbabilityPerOutcome(world(name)).compared).toBeGreaterThan(100)
      expect(tellsTheBet(world('six hours later')).compared).toBeGreaterThan(3000)
    })

    it('has sides whose games ended today', () =>
      expect(teamsPlayed(world('six hours later')).compared).toBeGreaterThan(3))

    it('has hundreds of picks on record', () =>
      expect(recordIsTheLedger(world('six hours later')).compared).toBeGreaterThan(100))

    it('has hundreds of arbitrages, middles and low holds', () => {
      for (const name of ['fresh', 'three hours later', 'six hours later'] as const)
        expect(arbitragesPay(world(name)).compared).toBeGreaterThan(100)
    })

    // What an invariant looks for goes by names of fields and by wording: one that has become blind fails here.
    it.each([
      ['promised', recommendedIsWorthIt, { promised: 100, drawn: 1, buy: 1 }],
      [
        'board',
        betsAreTheBoard,
        { 'fair probability': 3000, value: 3000, confidence: 3000, price: 3000, verdict: 3000, grade: 3000 },
      ],
      [
        'published',
        publishedIsTheLedger,
        { odds: 100, winProbability: 100, confidence: 100, grade: 100, publishedAt: 100 },
      ],
      ['closing', closingIsTheBoard, { page: 2, bets: 1, figure: 10 }],
      ['one side', oneSideRecommended, { question: 20 }],
      ['assumed', assumedIsInert, { assumed: 100, mean: 3, count: 1 }],
      ['over', finalIsClosed, { row: 100, bet: 20, certain: 20, uncertain: 100 }],
      ['in play', liveIsInPlay, { bet: 100, homeWinPercentage: 10, homeProbability: 3 }],
      ['stakes', stakesFollowKelly, { kelly: 1, kellySize: 1, 'analytics.kellySize': 1, kellyCriterionSize: 1 }],
      ['figures', figuresAddUp, { value: 2500, line: 3000, 'both sides': 1000 }],
      ['funnel', oneFunnel, { prices: 5, positiveEv: 5, recommended: 5, published: 5, topPicks: 5, 'top picks': 1 }],
      ['prose', proseMatches, { text: 10_000, move: 1, fair: 50, chance: 50, odds: 1 }],
    ] as const)('gives what looks at it enough to look at: %s', (_, invariant, least) => {
      const { compared } = invariant(world('six hours later'))
      const tooFew = Object.entries(least).flatMap(([what, count]) =>
        (compared.get(what) ?? 0) < count ? [`${what}: ${compared.get(what) ?? 0}`] : [],
      )
      expect(tooFew).toEqual([])
    })

    it('has games that have begun on the pages read before and after', () =>
      expect(closingIsKept(world('three hours later'), world('six hours later')).compared.get('kept')).toBeGreaterThan(
        0,
      ))

    it('has parlays worth making, early on', () =>
      expect(parlaysAreWorthIt(world('three hours later')).compared.get('parlay')).toBeGreaterThan(0))

    it('has fights to come, on and over, with bets that are recommended and picks that are graded', () => {
      const { board, bets, ledger } = world('on a night of fights')
      const fights = board.games.filter(({ game }) => game.league === 'ufc')
      const over = fights.filter(({ result }) => result !== null).length
      const toCome = fights.filter(({ game }) => game.startsAt! > board.asOf).length
      expect([over > 0, fights.length - over - toCome > 0, toCome > 0]).toEqual([true, true, true])
      expect(
        [...bets.values()].some(({ league, recommendation }) => league === 'ufc' && recommendation !== 'pass'),
      ).toBe(true)
      expect(ledger.filter(({ entry }) => entry.kind === 'settlement').length).toBeGreaterThan(30)
      const { compared } = userPicksAreTheBoard(world('on a night of fights'))
      expect([compared.get('pick')! > 1, compared.get('totalGames')! > 2]).toEqual([true, true])
      for (const look of [recommendedIsWorthIt, oneSideRecommended, figuresAddUp, finalIsClosed, liveIsInPlay])
        expect([
          look.name,
          [...look(world('on a night of fights')).compared.values()].some((count) => count > 0),
        ]).toEqual([look.name, true])
    })

    it('is seen by thousands of rows of at least twenty endpoints', () => {
      const rows = betRowsOf(world('six hours later'))
      expect(rows.length).toBeGreaterThan(5000)
      expect(new Set(rows.map(({ node }) => node.answer.route.path)).size).toBeGreaterThanOrEqual(20)
    })
  })
})
