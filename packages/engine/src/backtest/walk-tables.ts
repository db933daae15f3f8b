import { type Table, tableOf } from '../tables/column.ts'
import { gameColumns, type Opinion } from './game-columns.ts'
import { lineColumns, lineRows } from './line-columns.ts'
import { blendOf, saidBy } from './score-games.ts'
import { comparable } from './score-walk.ts'
import type { SeasonsWalk } from './walk-seasons.ts'

/** The scored games of a walk, one row each. */
export function gamesTable({ games, labels: { league, resultsOnly } }: SeasonsWalk): Table {
  const scored = comparable(games)
  const references = new Set(scored.flatMap(({ file }) => file.references.map(({ forecaster }) => forecaster)))
  const opinions: Opinion[] = [
    { name: 'open', said: ({ open }) => open },
    { name: 'close', said: ({ close }) => close },
    { name: 'model', said: ({ model }) => model },
    { name: 'results_only', said: ({ file }) => resultsOnly.get(file.game.id) },
    { name: 'blend', said: blendOf },
    ...[...references].map((name) => ({ name, said: saidBy(name) })),
  ]
  return tableOf(gameColumns(league, opinions), scored)
}

/** The opening spreads and totals of a walk, one row a side of a line. */
export const linesTable = ({ games, labels: { league } }: SeasonsWalk): Table =>
  tableOf(lineColumns(league), games.flatMap(lineRows))
