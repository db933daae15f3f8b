import { describe, expect, it } from 'vitest'
import { News, Weather } from './news.ts'

const weather = { gameId: 'g', temperature: -8.5, wind: 0, windTowards: 360, precipitation: 1, observedAt: 1 }
const news = { gameId: 'g', side: 'home', player: 'Ann', what: 'out', detail: null, observedAt: 1 }

describe('weather', () => {
  it('may be below freezing, still, and certain to bring snow', () => {
    expect(Weather.parse(weather)).toEqual(weather)
  })

  it.each([
    ['wind', -0.1],
    ['windTowards', 360.5],
    ['windTowards', -1],
    ['precipitation', 1.01],
    ['precipitation', -0.01],
    ['temperature', Number.NaN],
    ['gameId', ''],
  ])('is refused with a %s of %s', (field, value) => {
    expect(Weather.safeParse({ ...weather, [field]: value }).error?.issues.map(({ path }) => path)).toEqual([[field]])
  })
})

describe('news', () => {
  it.each(['out', 'starter'])('says that a player is %s, with or without a reason', (what) => {
    for (const detail of [null, 'knee'])
      expect(News.parse({ ...news, what, detail })).toEqual({ ...news, what, detail })
  })

  it.each([
    ['side', 'draw'],
    ['player', ''],
    ['what', 'doubtful'],
    ['gameId', ''],
  ])('is refused with a %s of "%s"', (field, value) => {
    expect(News.safeParse({ ...news, [field]: value }).error?.issues.map(({ path }) => path)).toEqual([[field]])
  })
})
