import type { SharePrediction } from '@fairline/contract'
import { fullGame, type MarketKind } from '@fairline/domain'
import type { RecordedPick } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { type ShareView, sharePredictionsOf, shareUrlsOf, shareViewOf } from './share-predictions.ts'

/** Thirty settled picks of a kind. */
const settled = (kind: MarketKind, profit: number, from: number): RecordedPick[] =>
  Array.from({ length: 30 }, (_, i) => {
    const entry = aPick({ id: `${kind}-${i}` })
    return {
      key: `${kind}-${i}`,
      seq: from + i,
      hash: '',
      entry: { ...entry, pick: { ...entry.pick, market: fullGame(kind) } },
      settled: { seq: from + 100 + i, entry: { profit } as NonNullable<RecordedPick['settled']>['entry'] },
    }
  })

it('says of a prediction how published picks of its own kind did', () => {
  const prediction = (kind: MarketKind) => ({ leagueKey: 'mlb', kind }) as ShareView['predictions'][number]
  const view = { predictions: [prediction('moneyline'), prediction('total')] } as unknown as ShareView
  const picks = [...settled('moneyline', 1, 1), ...settled('total', -1, 31)]
  const { predictions } = sharePredictionsOf(view, picks)
  expect(predictions.map(({ metadata }) => [metadata.successRate, metadata.sample])).toEqual([
    [100, 30],
    [0, 30],
  ])
})

it('shares a text as it is, whatever is in it', () => {
  const text = 'MLB moneyline at +110: 4.5% EV & 71% chance? #1'
  const site = 'https://fairline.example/?from=share&x=1'
  const { shareUrls } = shareUrlsOf({ shareableText: text, hashtags: ['Fairline', 'MLB'] } as SharePrediction, site)
  const fields = (url: string) => Object.fromEntries(new URL(url).searchParams)
  expect(fields(shareUrls.twitter)).toEqual({ text, url: site, hashtags: 'Fairline,MLB' })
  expect(fields(shareUrls.facebook)).toEqual({ u: site, quote: text })
  expect(fields(shareUrls.reddit)).toEqual({ url: site, title: text })
  expect(fields(shareUrls.telegram)).toEqual({ url: site, text })
  expect(fields(shareUrls.whatsapp)).toEqual({ text: `${text} ${site}` })
})

it('shares the twelve most confident bets from the confidence of 70% on', () => {
  const confidences = [69.9, 70, 82, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81]
  const board = boardOf(
    ...confidences.map((confidence) => upcomingGame(`g${confidence}`, [betWorth('g', 0.03, { confidence })])),
  )
  expect(shareViewOf(board).predictions.map(({ confidence }) => confidence)).toEqual([
    82, 81, 80, 79, 78, 77, 76, 75, 74, 73, 72, 71,
  ])
})

it('writes a text without team, with the sign of the price and the confidence rounded down', () => {
  const bet = betWorth('g', 0, { probability: 0.44, prices: { Book: 2.4 }, confidence: 70.9 })
  const board = boardOf(upcomingGame('g', [bet]))
  const [shared] = shareViewOf(board).predictions
  // 0.44 · 2.4 − 1 = 5.6%; 1/2.4 = 41.7%
  expect(shared?.shareableText).toBe(
    'MLB moneyline at +140: Fair 44.0% vs. 41.7% implied: +5.6% EV; 70% chance to beat the closing line. For entertainment only, not for actual gambling.',
  )
  expect(JSON.stringify(shared)).not.toMatch(/Boston|New York/)
  const simulated = shareViewOf({ ...board, source: 'simulated' }).predictions[0]
  expect(simulated?.shareableText).toContain('Simulated league: the prices are invented.')
})

it('names no team in what just missed', () => {
  const board = boardOf(upcomingGame('g', [betWorth('g', 0.03, { confidence: 60 })]))
  const { justMissed } = shareViewOf(board)
  expect(justMissed).toMatchObject([{ gameId: null, game: null, pick: 'Moneyline' }])
})

it('dates a prediction by its price, with the confidence to a tenth', () => {
  const bet = { ...betWorth('g', 0.03, { confidence: 70.9 }), quotedAt: 1000 }
  expect(shareViewOf(boardOf(upcomingGame('g', [bet]))).predictions).toMatchObject([
    { confidence: 70.9, timestamp: '1970-01-01T00:00:01.000Z' },
  ])
})
