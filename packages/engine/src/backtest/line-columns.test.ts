import { fullGame, type Result } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile, aPick } from '../../testing/facts.ts'
import { tableOf } from '../tables/column.ts'
import { lineColumns, lineRows } from './line-columns.ts'
import type { LookedLine } from './prices-at.ts'
import type { WalkedGame } from './walk-forward.ts'

const looked = (kind: 'spread' | 'total', line: number, side: 0 | 1): LookedLine => ({
  kind,
  line,
  side,
  price: decimalOdds(1.9),
  market: 0.5,
  ours: 0.52,
  confidence: 61,
})
const result: Result = { gameId: 'g', winner: 'home', home: 5, away: 3, observedAt: 3000 }
const walked = (of: Partial<WalkedGame>) =>
  ({
    file: { ...aFile([], { id: 'g' }), result },
    lineDecisions: [],
    closedLines: { spread: () => ({ probability: 0.7, decided: 1 }), total: null },
    ...of,
  }) as unknown as WalkedGame

function cells(game: WalkedGame, ...names: readonly string[]) {
  const { header, rows } = tableOf(lineColumns('mlb'), lineRows(game))
  return rows.map((row) => names.map((name) => row[header.indexOf(name)]))
}

it('settles and closes each side of a line as its own', () => {
  const lines = [looked('spread', -1.5, 0), looked('spread', -1.5, 1), looked('total', 8, 0), looked('total', 8.5, 1)]
  // 5–3: the home side covers by half a run; eight runs push at 8 and stay under 8.5.
  expect(cells(walked({ lines }), 'selection', 'settlement', 'close_probability')).toEqual([
    ['home', 'win', 0.7],
    ['away', 'lose', expect.closeTo(0.3, 12)],
    ['over', 'push', null],
    ['under', 'win', null],
  ])
})

it('marks the first line of each side of each kind, whose loss is scored', () => {
  const lines = [looked('total', 8, 0), looked('total', 8, 1), looked('total', 8.5, 0), looked('spread', -1.5, 1)]
  expect(cells(walked({ lines }), 'first').flat()).toEqual([1, 1, 0, 1])
})

it('writes a pick into the row of its line and side only', () => {
  const { pick } = aPick({ id: 'g' })
  const picked = { ...pick, market: fullGame('total', 8.5), selection: 'under' as const }
  const lines = [looked('total', 8.5, 0), looked('total', 8.5, 1), looked('total', 8, 1)]
  const pass = { gameId: 'g', reason: 'no-value', best: picked } as unknown as WalkedGame['decision']
  expect(cells(walked({ lines, lineDecisions: [picked] }), 'pick_price', 'pick_book')).toEqual([
    [null, null],
    [2.1, 'Book'],
    [null, null],
  ])
  // The best bet of a decision to pass is no pick.
  expect(cells(walked({ lines, lineDecisions: [pass] }), 'pick_price').flat()).toEqual([null, null, null])
})

it('leaves cells of a game without a result empty, and writes home before away', () => {
  const lines = [looked('total', 8.5, 0)]
  expect(cells(walked({ lines }), 'home_score', 'away_score')).toEqual([[5, 3]])
  const open = walked({ lines, file: aFile([], { id: 'g' }) })
  expect(cells(open, 'home_score', 'away_score', 'settlement')).toEqual([[null, null, null]])
})
