import type { SharePrediction } from '@fairline/contract'
import { fullGame, type MarketKind } from '@fairline/domain'
import type { RecordedPick } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { type ShareView, sharePredictionsOf, shareUrlsOf } from './share-predictions.ts'

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
