import type { BacktestReport } from '@fairline/engine'
import { expect, it } from 'vitest'
import { seasonLines } from './season-lines.ts'

const season = (year: number, games: number) => ({ season: year, games, model: 0.69, blendMinusOpen: null })
const linesOf = (of: object) =>
  seasonLines({ withoutFarMoves: null, lateSeasons: [], ...of } as unknown as BacktestReport)
    .join('\n')
    .split('\n')

it('writes a second row below a season that has far moves, and below no other', () => {
  const lines = linesOf({
    seasons: [season(2018, 2430), season(2019, 2429)],
    withoutFarMoves: { seasons: [season(2018, 2430), season(2019, 2428)] },
  })
  expect(lines.slice(2).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    ['2018', '2430'],
    ['2019', '2429'],
    ['without 1 far move', '2428'],
    [''],
  ])
})

it('says from when to when a season goes that begins in the middle, and what the others have', () => {
  const late = { season: 2019, from: '2020-01-05', to: '2020-08-14', games: 500, daysLate: 79.5, usualGames: 1310.5 }
  expect(linesOf({ seasons: [season(2018, 1311), season(2019, 500)], lateSeasons: [late] })).toContain(
    'season 2019 begins 80 days later than the others: from 2020-01-05 to 2020-08-14, 500 games; other seasons have about 1311',
  )
})

it('writes nothing of a single season', () => {
  expect(linesOf({ seasons: [season(2019, 2430)] })).toEqual([''])
})
