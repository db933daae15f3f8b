import { leagues } from '@fairline/domain'
import type { PropsReport } from '@fairline/engine'
import { createElement as h, type ReactNode } from 'react'
import { percent, share, whole } from '../numbers.ts'
import { dataTable, judged } from '../parts.ts'

/** Player props of every league they are recorded of. */
export function propsSection(reports: readonly PropsReport[]): ReactNode {
  const exact = (value: number | null) => (value === null ? '–' : value.toFixed(5))
  return h(
    'section',
    { id: 'props', 'aria-label': 'Player props' },
    h('h2', null, 'Player props'),
    h(
      'p',
      null,
      'The market is the mean chance of the other books at the same line, each left out in turn; with one book its own. Our model uses no price of the game itself.',
    ),
    dataTable({
      caption: 'Log loss of the over.',
      header: [
        'League',
        'Days',
        'Lines',
        'Books',
        'Market',
        'Our model',
        'Blend',
        'minus market',
        'Calibration error',
        'by chance up to',
      ],
      rows: reports.map(({ league, from, to, lines, books, market, model, blend }) => [
        leagues[league].name,
        `${from ?? '–'} to ${to ?? '–'}`,
        whole(lines),
        `${books} or more`,
        exact(market.logLoss),
        exact(model.logLoss),
        exact(blend.logLoss),
        judged(blend.minusMarket, 5),
        exact(blend.ece),
        exact(blend.eceChance95),
      ]),
    }),
    dataTable({
      caption:
        'What backing the best price returned: blindly, and where it was worth more than so much against the other books.',
      header: ['League', 'All overs', 'All unders', ...[0, 1, 2, 5].map((percentage) => `value above ${percentage} %`)],
      rows: reports.map(({ league, blindRoiOver, blindRoiUnder, picks }) => [
        leagues[league].name,
        percent(blindRoiOver),
        percent(blindRoiUnder),
        ...picks.map(({ count, roi, roiStdErr }) => `${share(roi, roiStdErr)} (${whole(count)})`),
      ]),
    }),
  )
}
