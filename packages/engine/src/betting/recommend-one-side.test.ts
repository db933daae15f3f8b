import { fullGame, type Market, type Selection } from '@fairline/domain'
import { expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'
import { recommendOneSide } from './recommend-one-side.ts'

const published: EvaluatedBet['published'] = {
  book: 'Book',
  price: 2.1 as never,
  at: 0,
  fairProbability: 0.5,
  expectedValue: 0.01,
  confidence: 60,
  grade: 'C',
}
const points = (player: string, line: number, stat = 'points'): Market => ({
  ...fullGame('total', line),
  kind: 'player-prop',
  player,
  stat,
})
const betOn = (market: Market, selection: Selection, value: number, more: object = {}) =>
  pricedBet({ market, selection, prices: { Book: 2 * (1 + value) }, confidence: 60, ...more })
const [winner, spread, total] = [fullGame('moneyline'), fullGame('spread', 1.5), fullGame('total', 8.5)]
const half: Market = { ...winner, period: 'first-half' }
const recommended = (...bets: readonly EvaluatedBet[]) =>
  recommendOneSide(bets).flatMap((bet, i) => (bet.recommendation === 'pass' ? [] : [i]))

it.each<[string, readonly EvaluatedBet[], readonly number[]]>([
  ['the side of a winner with the higher EV', [betOn(winner, 'home', 0.01), betOn(winner, 'away', 0.02)], [1]],
  ['a winner or the other side’s spread', [betOn(winner, 'home', 0.03), betOn(spread, 'away', 0.02)], [0]],
  [
    'the winner of the game and of its first half: those are two questions',
    [betOn(winner, 'home', 0.03), betOn(half, 'away', 0.02)],
    [0, 1],
  ],
  ['both bets on one side', [betOn(winner, 'home', 0.03), betOn(spread, 'home', 0.02)], [0, 1]],
  [
    'the side with the higher EV, though the other one was published and is still worth it',
    [betOn(winner, 'home', 0.01, { published }), betOn(spread, 'away', 0.05), betOn(spread, 'home', 0.02)],
    [1],
  ],
  [
    'a published side with the higher EV',
    [betOn(winner, 'home', 0.05, { published }), betOn(spread, 'away', 0.01)],
    [0],
  ],
  ['a total over or under', [betOn(total, 'over', 0.01), betOn(fullGame('total', 9.5), 'under', 0.02)], [1]],
  ['a side and a total', [betOn(winner, 'away', 0.01), betOn(total, 'under', 0.02)], [0, 1]],
  [
    'a player’s points over or under, his rebounds and another player as they are',
    [
      betOn(points('A', 20.5), 'over', 0.03),
      betOn(points('A', 22.5), 'under', 0.02),
      betOn(points('A', 6.5, 'rebounds'), 'under', 0.02),
      betOn(points('B', 9.5), 'under', 0.01),
    ],
    [0, 2, 3],
  ],
])('recommends of a game %s', (_, bets, expected) => expect(recommended(...bets)).toEqual(expected))

const threeWay = fullGame('three-way')
const inSoccer = { league: 'seriea' as const }
it.each<[string, readonly EvaluatedBet[], readonly number[]]>([
  [
    'where giving half a point is winning, at the better price',
    [betOn(threeWay, 'home', 0.01, inSoccer), betOn(fullGame('spread', -0.5), 'home', 0.02, inSoccer)],
    [1],
  ],
  [
    'of the away side likewise',
    [betOn(threeWay, 'away', 0.03, inSoccer), betOn(fullGame('spread', 0.5), 'away', 0.02, inSoccer)],
    [0],
  ],
  [
    'where no game is drawn also at half a point and at none',
    [
      betOn(winner, 'home', 0.01),
      betOn(fullGame('spread', 0), 'home', 0.02),
      betOn(fullGame('spread', 0.5), 'home', 0.03),
    ],
    [2],
  ],
  [
    'that pays more, though the other was published',
    [
      betOn(threeWay, 'home', 0.01, { ...inSoccer, published }),
      betOn(fullGame('spread', -0.5), 'home', 0.05, inSoccer),
    ],
    [1],
  ],
])('recommends an outcome once that has two names: %s', (_, bets, expected) => {
  expect(recommended(...bets)).toEqual(expected)
  const left = recommendOneSide(bets).filter(({ recommendation }) => recommendation === 'pass')
  expect(new Set(left.map(({ passReason }) => passReason))).toEqual(new Set(['same-outcome-recommended']))
})

it('recommends what pays on more than one outcome beside the winner', () => {
  const getsHalf = betOn(fullGame('spread', 0.5), 'home', 0.02, inSoccer)
  expect(recommended(betOn(threeWay, 'home', 0.01, inSoccer), getsHalf)).toEqual([0, 1])
  const halfTime: Market = { ...fullGame('spread', -0.5), period: 'first-half' }
  expect(recommended(betOn(threeWay, 'home', 0.01, inSoccer), betOn(halfTime, 'home', 0.02, inSoccer))).toEqual([0, 1])
})

it('recommends a batter’s hit or his total base, which are one outcome, and two bases beside a hit', () => {
  const ofPlayer = (player: string, stat: string, line: number, selection: Selection, value: number) =>
    betOn(points(player, line, stat), selection, value, { league: 'mlb' })
  const [hit, base] = [ofPlayer('A', 'hits', 0.5, 'over', 0.02), ofPlayer('A', 'total_bases', 0.5, 'over', 0.03)]
  expect(recommendOneSide([hit, base]).map(({ passReason }) => passReason)).toEqual(['same-outcome-recommended', null])
  expect(recommended(hit, ofPlayer('B', 'total_bases', 0.5, 'over', 0.03))).toEqual([0, 1])
  expect(recommended(hit, ofPlayer('A', 'total_bases', 1.5, 'over', 0.03))).toEqual([0, 1])
})

it('recommends of two bets on a player that cannot both win the one with the higher EV, and both where they can', () => {
  const ofPlayer = (stat: string, line: number, selection: Selection, value: number) =>
    betOn(points('A', line, stat), selection, value, { league: 'mlb' })
  const homer = ofPlayer('home_runs', 0.5, 'over', 0.05)
  const bets = [ofPlayer('hits', 0.5, 'under', 0.02), homer, ofPlayer('total_bases', 4.5, 'under', 0.01)]
  expect(recommendOneSide(bets).map(({ passReason }) => passReason)).toEqual(['excluded-by-recommended', null, null])
  expect(recommended(ofPlayer('hits', 0.5, 'under', 0.06), homer)).toEqual([0])
})

it('says why the other side is passed, and changes nothing else of it', () => {
  const [home, away] = [betOn(winner, 'home', 0.01), betOn(winner, 'away', 0.02)]
  expect(recommendOneSide([home, away])).toEqual([
    { ...home, recommendation: 'pass', passReason: 'other-side-recommended' },
    away,
  ])
})

it('does not depend on the order of the bets', () => {
  const equal = [betOn(winner, 'home', 0.02), betOn(winner, 'away', 0.02)]
  const ids = (bets: readonly EvaluatedBet[]) =>
    recommendOneSide(bets).flatMap(({ id, recommendation }) => (recommendation === 'pass' ? [] : [id]))
  expect(ids(equal)).toEqual(ids(equal.toReversed()))
  expect(ids(equal)).toHaveLength(1)
})

it('recommends in play what is worth it now, though a pick was published against it', () => {
  const inPlay = { state: 'live' as const }
  const ours = betOn(spread, 'home', 0.03, { ...inPlay, published })
  const [against, withIt] = [betOn(winner, 'away', 0.05, inPlay), betOn(winner, 'home', 0.02, inPlay)]
  const onTotal = betOn(total, 'over', 0.03, inPlay)
  const bets = recommendOneSide([ours, against, withIt, onTotal])
  const left = 'other-side-recommended'
  expect(bets.map(({ passReason }) => passReason)).toEqual([left, null, left, null])
})
