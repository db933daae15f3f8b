import { expect, it } from 'vitest'
import { lateSeasons } from './late-seasons.ts'

const span = (season: number, from: string, to: string, games = 1300) => ({ season, from, to, games })
const whole = [
  span(2016, '2016-10-25', '2017-06-12', 1309),
  span(2017, '2017-10-17', '2018-06-08', 1312),
  span(2018, '2018-10-16', '2019-06-13', 1312),
]

it('names a season whose records begin in the middle, with what the others have', () => {
  const cut = span(2019, '2020-01-05', '2020-08-14', 500)
  // The median of the others is October 17: 79 days to January 4, and one more.
  expect(lateSeasons([...whole, cut], null)).toEqual([{ ...cut, daysLate: 80, usualGames: 1312 }])
})

it('does not take a season that is not over for one that begins in the middle', () => {
  expect(lateSeasons([...whole, span(2019, '2019-10-22', '2019-11-30', 280)], null)).toEqual([])
})

it('lets a season begin 30 days later than the others, and no more', () => {
  const [first, second] = [span(2017, '2017-04-02', '2017-11-01'), span(2018, '2018-04-02', '2018-11-01')]
  expect(lateSeasons([first, second, span(2019, '2019-05-02', '2019-11-01')], null)).toEqual([])
  expect(lateSeasons([first, second, span(2019, '2019-05-03', '2019-11-01')], null)).toMatchObject([{ daysLate: 31 }])
})

it('says nothing of a single season, which has no other to compare with', () => {
  expect(lateSeasons([span(2019, '2020-01-05', '2020-08-14', 500)], null)).toEqual([])
  expect(lateSeasons([], null)).toEqual([])
})

it('says nothing of a season that begins where the scored days do, though it had begun before', () => {
  const cut = span(2019, '2020-01-05', '2020-08-14', 500)
  expect(lateSeasons([...whole, cut], '2020-01-02')).toEqual([])
  // The first day requested is more than a month before the first season.
  expect(lateSeasons([...whole, cut], '2016-09-01')).toMatchObject([{ season: 2019 }])
})

it('does not compare with a season that begins where the scored days do', () => {
  const [cut, usual, late] = [
    span(2016, '2017-01-05', '2017-06-12', 600),
    span(2017, '2017-10-17', '2018-06-08', 1312),
    span(2018, '2018-12-16', '2019-06-13', 900),
  ]
  // October 17 to December 16.
  expect(lateSeasons([cut, usual, late], '2017-01-01')).toEqual([{ ...late, daysLate: 60, usualGames: 1312 }])
})
