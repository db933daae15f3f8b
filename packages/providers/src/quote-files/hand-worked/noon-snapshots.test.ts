import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { quotesInTable } from '../../../testing/quotes-in.ts'
import { boardAt } from '../board-at.ts'

// The noon snapshots of the NHL's first two seasons carry no time: they were taken at 17:00 UTC of their date.
const HEADER =
  'snapshot_label,date,sport,game_id,commence_time,home_team,away_team,bookmaker,snapshot_taken_at_utc,ml_home,ml_away'
const noon = (date: string, start: string, book: string, prices: string) =>
  `noon_et_historical,${date},NHL,4eac,${start},Toronto,Montréal,${book},,${prices}`

it('keeps the noon snapshots of two days apart: prices a day apart are no arbitrage', async () => {
  const start = '2023-10-11T23:00:00Z'
  const { quotes } = await quotesInTable(
    HEADER,
    noon('2023-10-10', start, 'betmgm', '-300,240'),
    noon('2023-10-11', start, 'caesars', '-150,130'),
  )
  const [before, day] = [decimalOdds(3.4), decimalOdds(2.3)]
  expect(quotes.map(({ at, prices }) => [at, prices[1]])).toEqual([
    [Date.UTC(2023, 9, 10, 17), before],
    [Date.UTC(2023, 9, 11, 17), day],
  ])
  expect(boardAt(quotes, 'first').map(({ prices }) => prices[1])).toEqual([before])
  expect(boardAt(quotes, 'close').map(({ prices }) => prices[1])).toEqual([day])
})

it('refuses a noon snapshot of a game that began before noon', async () => {
  const inPlay = noon('2025-06-18', '2025-06-18T00:21:07Z', 'betmgm', '-10000,1600')
  expect(await quotesInTable(HEADER, inPlay)).toEqual({ quotes: [], leftOut: { 'seen after the start': 1 } })
})

it('names a game by its own day, whenever its snapshot was taken', async () => {
  const { quotes } = await quotesInTable(HEADER, noon('2023-10-10', '2023-10-13T02:00:00Z', 'betmgm', '-150,130'))
  expect(quotes.map(({ event }) => event)).toEqual(['Montréal @ Toronto 2023-10-12'])
})
