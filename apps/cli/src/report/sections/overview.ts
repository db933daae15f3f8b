import { leagues } from '@fairline/domain'
import { createElement as h, type ReactNode } from 'react'
import type { LeagueWalk } from '../league-walk.ts'
import { loss, whole } from '../numbers.ts'
import { dataTable, judged } from '../parts.ts'

/** Every league on one line: our rating, its twin, the other forecaster, and the blend between open and close. */
export function overview(walks: readonly LeagueWalk[]): ReactNode {
  return dataTable({
    caption:
      'Log loss, margin removed (lower is better). Our rating learns from past closing lines and uses no price of the game itself; its twin learns from results alone. Differences with one paired standard error.',
    header: [
      'League',
      'Days',
      'Games',
      'Our rating',
      'Results alone',
      'Opening line',
      'Blend at the open',
      'minus open',
      'Closing line',
      'Blend at the close minus close',
      'FiveThirtyEight',
      'Our rating minus it',
    ],
    rows: walks.map(({ league, open, close }) => {
      const [reference] = open.references
      const [opened, closed] = [open.blend.minusOpen, close.blend.minusClose]
      return [
        h('a', { href: `#${league}` }, leagues[league].name),
        `${open.from ?? '–'} to ${open.to ?? '–'}`,
        whole(open.games),
        loss(open.model.logLoss),
        loss(open.resultsOnly.logLoss),
        loss(open.market.open.logLoss),
        loss(open.blend.logLoss),
        judged(opened),
        loss(open.market.close.logLoss),
        judged(closed),
        reference ? `${loss(reference.logLoss)} on ${whole(reference.games)}` : '–',
        judged(reference?.modelMinusReference),
      ]
    }),
  })
}
