import { afterEach, describe, expect, it, vi } from 'vitest'
import { appNow, noteServerTime } from './app-clock.ts'
import {
  age,
  agoText,
  dateText,
  dayInWords,
  isDay,
  isTomorrow,
  odds,
  percent,
  shortDate,
  signed,
  signedPercent,
  sinceText,
  startText,
  timeText,
} from './format.ts'
import { priceText } from './price-text.ts'

it('does not call certain what is not over', () => {
  expect([0, 0.04, 0.05, 60.5, 99.9, 99.96, 100].map((value) => percent(value))).toEqual([
    '0.0%',
    '<0.1%',
    '0.1%',
    '60.5%',
    '99.9%',
    '>99.9%',
    '100.0%',
  ])
})

it('writes numbers with one minus sign, and none for what rounds to zero', () => {
  expect([1.5, -1.5, 0].map((value) => signed(value))).toEqual(['+1.5', '−1.5', '0'])
  expect([4.26, -4.26, -0.04].map((value) => signed(value, 1))).toEqual(['+4.3', '−4.3', '0.0'])
})

it('writes a day without its year', () => {
  expect(shortDate('2026-11-21')).toBe('Nov 21')
})

describe('numbers and times on the screen', () => {
  it('carry their sign', () => {
    expect([odds(150), odds(-110), odds(100)]).toEqual(['+150', '−110', '+100'])
    expect([signedPercent(0.0213), signedPercent(-0.0163), signedPercent(0)]).toEqual(['+2.1%', '−1.6%', '0.0%'])
    expect([0.0003, -0.0004, 0.0005, 0.00001].map(signedPercent)).toEqual(['+0.03%', '−0.04%', '+0.1%', '0.0%'])
    expect(percent(54.321)).toBe('54.3%')
  })

  it('stand in Pacific time, whatever the visitor’s zone', () => {
    expect(timeText('2019-06-16T02:05:00Z', 'pacific')).toBe('7:05 PM PT')
    expect(timeText('rubbish', 'pacific')).toBe('Invalid time')
    expect(['2026-07-15T07:00:00Z', '2026-07-15T19:00:00Z'].map((at) => timeText(at, 'pacific'))).toEqual([
      '12:00 AM PT',
      '12:00 PM PT',
    ])
    const short = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
    const intl = new Intl.DateTimeFormat('en-US', { ...short, timeZone: 'America/Los_Angeles' })
    for (let month = 1; month <= 12; month++) {
      const at = `2026-${String(month).padStart(2, '0')}-09T02:07:00Z`
      // Newer tables of Intl put a narrow space before AM and PM.
      expect(startText(at, 'pacific')).toBe(`${intl.format(Date.parse(at)).replace('\u202f', ' ')} PT`)
    }
    expect(dayInWords('2019-06-15')).toBe('Saturday, June 15, 2019')
  })

  it('stand in the visitor’s own zone where that was chosen, and name it', () => {
    const own = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
    expect(timeText('2019-06-16T02:05:00Z', 'own')).toBe(own.format(Date.parse('2019-06-16T02:05:00Z')))
  })

  it('write a price as the visitor reads prices, and a dash for what is none', () => {
    const of = (american: number) => (['american', 'decimal', 'fractional'] as const).map((f) => priceText(american, f))
    expect(of(150)).toEqual(['+150', '2.50', '3/2'])
    expect(of(-110)).toEqual(['−110', '1.91', '10/11'])
    expect(of(100)).toEqual(['+100', '2.00', 'evens'])
    for (const rubbish of [0, 99, -50, Number.NaN, Number.POSITIVE_INFINITY])
      expect(of(rubbish)).toEqual(['–', '–', '–'])
  })

  it.each([
    [30_000, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 min'],
    [240_000, '4 min'],
    [3_599_999, '59 min'],
    [3_600_000, '1 h'],
    [9 * 3_600_000, '9 h'],
    [48 * 3_600_000 - 1, '47 h'],
    [48 * 3_600_000, '2 days'],
    [3 * 86_400_000, '3 days'],
  ])('say how long %d ms are', (ms, words) => {
    expect(age(ms)).toBe(words)
  })
})

describe('the app’s clock', () => {
  it('follows the server into another year, and ignores rubbish', () => {
    noteServerTime('2019-06-15T16:00:00Z', 1000)
    expect(appNow(1000)).toBe(Date.parse('2019-06-15T16:00:00Z'))
    noteServerTime('not a time', 5000)
    noteServerTime(null, 5000)
    expect(appNow(2000)).toBe(Date.parse('2019-06-15T16:00:01Z'))
  })
})

describe('tomorrow', () => {
  const now = Date.parse('2026-07-15T19:00:00Z')
  it.each([
    ['2026-07-16T06:59:00Z', false],
    ['2026-07-16T07:00:00Z', true],
    ['2026-07-17T06:59:00Z', true],
    ['2026-07-17T07:00:00Z', false],
    ['rubbish', false],
    [null, false],
  ])('%s is the next day in Los Angeles: %s', (iso, is) => {
    expect(isTomorrow(iso, now)).toBe(is)
  })

  it('is the next day over a change of clocks too', () => {
    expect(isTomorrow('2026-11-01T20:00:00Z', Date.parse('2026-11-01T06:30:00Z'))).toBe(true)
    expect(isTomorrow('2026-11-02T08:30:00Z', Date.parse('2026-11-01T07:30:00Z'))).toBe(true)
  })
})

describe('a percentage', () => {
  it('goes up at a half, also where the half lies a hair below in binary', () => {
    expect([9.35, 42.65, 1.005, 0.05].map((value) => percent(value))).toEqual(['9.4%', '42.7%', '1.0%', '0.1%'])
    expect(percent(72.5, 0)).toBe('73%')
    // A live game at 99.996% is not over.
    expect([0, 0.004, 0.04, 0.06, 99.94, 99.996, 100].map((value) => percent(value))).toEqual([
      '0.0%',
      '<0.1%',
      '<0.1%',
      '0.1%',
      '99.9%',
      '>99.9%',
      '100.0%',
    ])
    expect([0.0935, -0.0935, 0.0295, 0].map(signedPercent)).toEqual(['+9.4%', '−9.4%', '+3.0%', '0.0%'])
  })
})

it('knows a day of the calendar from what only looks like one', () => {
  expect(['2026-07-15', '2024-02-29'].map(isDay)).toEqual([true, true])
  expect(['2026-13-99', '2026-02-30', '2025-02-29', '', 'today', '26-7-5', '2026-07-15T00'].map(isDay)).toEqual(
    new Array(7).fill(false),
  )
})

describe('since when', () => {
  const now = Date.parse('2026-07-15T19:00:00Z')
  it('is the time alone today, in Los Angeles', () => {
    expect(sinceText('2026-07-15T07:00:00Z', 'pacific', now)).toBe('12:00 AM PT')
  })
  it('names the day if that is not today', () => {
    expect(sinceText('2026-07-15T06:59:00Z', 'pacific', now)).toBe('Tue, Jul 14, 11:59 PM PT')
    expect(sinceText('2025-07-15T19:00:00Z', 'own', now)).toBe(startText('2025-07-15T19:00:00Z', 'own'))
  })
  it('goes by the visitor’s own day if he chose his own zone', () => {
    expect(sinceText('2026-07-15T19:00:00Z', 'own', now)).toBe(timeText('2026-07-15T19:00:00Z', 'own'))
  })
})

describe('in the visitor’s own time zone', () => {
  /** The module as a browser in Tokyo loads it: formats are made once, in the zone of that moment. */
  async function importInTokyo() {
    const { DateTimeFormat } = Intl
    vi.resetModules()
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function inTokyo(locales, options) {
      return new DateTimeFormat(locales, { timeZone: 'Asia/Tokyo', ...options })
    })
    return import('./format.ts')
  }
  /** Newer tables of Intl put a narrow space before AM and PM. */
  const withPlainSpaces = (text: string) => text.replace('\u202f', ' ')
  afterEach(() => void vi.restoreAllMocks())

  it('writes the day and the time of a start', async () => {
    const format = await importInTokyo()
    expect(withPlainSpaces(format.startText('2026-07-15T19:05:00Z', 'own'))).toBe('Thu, Jul 16, 4:05 AM GMT+9')
    expect(format.dateText(Date.parse('2026-07-15T19:05:00Z'), 'own')).toBe('Jul 16')
  })

  it('writes the day since when something lasts only if it is another day there', async () => {
    const format = await importInTokyo()
    const [before, after] = ['2026-07-15T14:30:00Z', '2026-07-15T15:30:00Z']
    const now = Date.parse('2026-07-16T08:00:00Z')
    expect(withPlainSpaces(format.sinceText(before, 'own', now))).toBe('Wed, Jul 15, 11:30 PM GMT+9')
    expect(withPlainSpaces(format.sinceText(after, 'own', now))).toBe('12:30 AM GMT+9')
  })
})

it('says how long ago from the first full minute on', () => {
  expect([59_999, 60_000, 3_600_000].map(agoText)).toEqual(['just now', '1 min ago', '1 h ago'])
})

it('names the day of a moment in the zone that its time is in', () => {
  const at = Date.parse('2026-07-15T06:59:00Z')
  expect(dateText(at, 'pacific')).toBe('Jul 14')
  expect(dateText(at, 'own')).toBe(new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' }))
})
