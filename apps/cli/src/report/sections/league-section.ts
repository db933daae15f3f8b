import { leagues } from '@fairline/domain'
import type { BacktestReport } from '@fairline/engine'
import { createElement as h, type ReactNode } from 'react'
import { lateSeasonText } from '../../output/season-lines.ts'
import type { LeagueWalk } from '../league-walk.ts'
import { percent, share, whole } from '../numbers.ts'
import { dataTable, judged } from '../parts.ts'
import { booksTable } from './books-table.ts'
import { linesTable } from './lines-table.ts'
import { picksTable } from './picks-table.ts'
import { pictures } from './pictures.ts'
import { seasonsTable } from './seasons-table.ts'
import { wayToCloseTables } from './way-to-close-table.ts'

/** The whole section of one league. */
export function leagueSection(walk: LeagueWalk): ReactNode {
  const { league, open, noVig } = walk
  const { name } = leagues[league]
  return h(
    'section',
    { key: league, id: league, 'aria-label': name },
    h('h2', null, name),
    h(
      'p',
      null,
      `${whole(open.games)} games from ${open.from ?? '–'} to ${open.to ?? '–'}, each forecast from what was known before it.`,
    ),
    ...notes(open).map((note) => h('p', { key: note }, note)),
    h('div', { className: 'figures' }, ...pictures(name, open)),
    seasonsTable(open),
    ...wayToCloseTables(open),
    ...linesTable(open),
    ...(open.picks.count > 0 ? [picksTable(open), bankrollTable(open)] : []),
    ...booksTable(open),
    ...strategiesTable(open),
    ...(noVig.length > 0 ? [noVigTable(walk)] : []),
  )
}

/** Openers that were not seen to close, and seasons that begin in the middle. */
function notes({ neverClosed, lateSeasons }: BacktestReport): string[] {
  const unseen = `Opened, never seen to close: ${whole(neverClosed)} games; no price on them is judged.`
  return [...(neverClosed > 0 ? [unseen] : []), ...lateSeasons.map((late) => `The ${lateSeasonText(late)}.`)]
}

function bankrollTable({ bankroll }: BacktestReport): ReactNode {
  return dataTable({
    caption: `Staking the last ${bankroll[0]?.bets ?? 0} picks, if each wins as often as was said of it (2,000 draws). A unit is a hundredth of the bankroll.`,
    header: ['Plan', 'Ends in profit', 'Ruined', 'Deepest fall on average', 'Median end'],
    rows: bankroll.map(({ plan, profitProbability, ruinProbability, expectedDrawdown, medianEnd }) => [
      plan,
      percent(profitProbability),
      percent(ruinProbability),
      percent(expectedDrawdown),
      `${medianEnd.toFixed(2)} ×`,
    ]),
  })
}

/** Only those that found a bet. */
function strategiesTable({ strategies }: BacktestReport): ReactNode[] {
  const tried = strategies.filter(({ proposals }) => proposals > 0)
  if (tried.length === 0) return []
  return [
    dataTable({
      caption:
        'Strategies at the open, one unit a bet unless they are about stakes. On probation: the last 500 bets show no value against the close.',
      header: ['Strategy', 'Bets', 'Won', 'Return', 'Closing line value', 'Last 500'],
      rows: tried.map(({ name, proposals, won, roi, closing, standing }) => [
        name,
        whole(proposals),
        whole(won),
        share(roi?.mean ?? null, roi?.se ?? null),
        share(closing?.mean ?? null, closing?.se ?? null),
        standing,
      ]),
    }),
  ]
}

function noVigTable({ noVig }: LeagueWalk): ReactNode {
  return dataTable({
    caption:
      'Ways to take the margin out of closing prices: log loss, and the difference to the multiplicative way on the same games.',
    header: ['Market and method', 'Prices', 'Margin', 'Log loss', 'minus multiplicative'],
    rows: noVig.map(({ market, method, games, overround, logLoss, minusMultiplicative }) => [
      `${market}, ${method}`,
      whole(games),
      percent(overround),
      logLoss === null ? '–' : logLoss.toFixed(5),
      method === 'multiplicative' ? '' : judged(minusMultiplicative, 5),
    ]),
  })
}
