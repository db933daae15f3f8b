import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fullGame } from '@fairline/domain'
import type { Opportunity } from '@fairline/engine'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { arbitrageCommand, inWords } from './arbitrage.ts'

it('prints the profit in money and in percent of the stake', () => {
  const leg = (selection: 'home' | 'away', book: string) =>
    ({ kind: 'moneyline', selection, line: null, book, price: decimalOdds(2.05), at: 0, stake: 500 }) as const
  const found: Opportunity = {
    kind: 'arbitrage',
    event: 'Yankees @ Red Sox',
    eventKey: 'g',
    market: fullGame('moneyline'),
    legs: [leg('home', 'A'), leg('away', 'B')],
    totalStake: 1000,
    profit: 25,
    profitPct: 2.5,
    bestProfit: 25,
  }
  const [, , row] = inWords([found], 'arbitrage', 'mlb').split('\n')
  expect(row?.split(/ {2,}/)).toEqual([
    'Yankees @ Red Sox',
    'moneyline',
    'home +105 A 500.00 · away +105 B 500.00',
    '25.00',
    '+2.50%',
  ])
})

it('names both handicaps of a middle with the sign of the side that is backed, in words and as JSON', async () => {
  const spread = (key: string, line: number, homePrice: number, awayPrice: number) => ({
    key,
    outcomes: [
      { name: 'Detroit', price: awayPrice, point: -line },
      { name: 'Chicago', price: homePrice, point: line },
    ],
  })
  // Chicago by two or more at one book, Detroit within two at the other: by exactly two both win.
  const books = [
    { title: 'one', markets: [spread('spreads', -1.5, 2, 1.7), spread('alternate_spreads', -2.5, 2.3, 1.6)] },
    { title: 'two', markets: [spread('spreads', -2.5, 1.8, 1.84), spread('alternate_spreads', -1.5, 1.9, 1.75)] },
  ]
  const game = {
    id: 'g',
    home_team: 'Chicago',
    away_team: 'Detroit',
    commence_time: '2026-07-15T19:00:00Z',
    bookmakers: books.map((book) => ({ key: book.title, ...book })),
  }
  const args = ['--kind', 'middle', '--stake', '96', '--unit', '1']
  expect(await printedOf([game], args)).toContain('home -1.5 +100 one 46.00 · away +2.5 -119 two 50.00')
  const [found] = JSON.parse(await printedOf([game], [...args, '--json'])) as [{ legs: { line: number }[] }]
  expect(found.legs.map(({ line }) => line)).toEqual([-1.5, 2.5])
})

/** What the command prints of an answer of The Odds API. */
async function printedOf(answer: unknown, args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-quotes-'))
  const printed: string[] = []
  try {
    writeFileSync(join(folder, 'quotes.json'), JSON.stringify(answer))
    const bar = () => ({ to: () => undefined, stop: () => undefined })
    await arbitrageCommand({ out: (text) => void printed.push(text), err: (text) => void printed.push(text), bar })
      .exitOverride()
      .parseAsync(['--quotes', join(folder, 'quotes.json'), ...args], { from: 'user' })
  } finally {
    rmSync(folder, { recursive: true })
  }
  return printed.join('\n')
}

/** A winner at one book and a draw at another: sure only where a draw gives the stake on the winner back. */
const quotes = [
  {
    id: 'g',
    home_team: 'Home',
    away_team: 'Away',
    commence_time: '2026-07-15T19:00:00Z',
    bookmakers: [
      ['a', { h2h: [2.3, 1.65], h2h_3_way: [2, 2.2, 4.6] }],
      ['b', { h2h: [2.2, 1.7], h2h_3_way: [1.9, 3.1, 4.5] }],
    ].map(([key, markets]) => ({
      key,
      title: key,
      last_update: '2026-07-15T18:00:00Z',
      markets: Object.entries(markets as Record<string, readonly number[]>).map(([market, prices]) => ({
        key: market,
        outcomes: prices.map((price, i) => ({ name: ['Home', 'Away', 'Draw'][i], price })),
      })),
    })),
  },
]

it.each([
  [['--league', 'mls'], 'moneyline home +130 a'],
  [['--league', 'nhl'], 'no arbitrage'],
  [[], 'no arbitrage'],
] as const)('takes a draw to give a stake back only in leagues where it does: %j', async (args, expected) => {
  expect(await printedOf(quotes, args)).toContain(expected)
})

it('says that a draw gives stakes on a winner back where a game may be drawn', () => {
  const leg = (selection: 'home' | 'away', book: string) =>
    ({ kind: 'moneyline', selection, line: null, book, price: decimalOdds(2.05), at: 0, stake: 500 }) as const
  const found: Opportunity = {
    kind: 'arbitrage',
    event: 'Away @ Home',
    eventKey: 'g',
    market: fullGame('moneyline'),
    legs: [leg('home', 'A'), leg('away', 'B')],
    totalStake: 1000,
    profit: 25,
    profitPct: 2.5,
    bestProfit: 25,
  }
  const said = (league: 'mls' | 'nba' | null) =>
    inWords([found], 'arbitrage', league).includes('stakes on a winner come back')
  expect([said('mls'), said('nba'), said(null)]).toEqual([true, false, true])
})
