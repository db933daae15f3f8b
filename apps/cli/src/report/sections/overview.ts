import { leagues } from '@fairline/domain'
import type { GameScores } from '@fairline/engine'
import { createElement as h, type ReactNode } from 'react'
import { withoutLabel } from '../../output/rows-with-and-without.ts'
import type { LeagueWalk } from '../league-walk.ts'
import { loss, whole } from '../numbers.ts'
import { dataTable, judged } from '../parts.ts'

/** Every league on one line: our rating, its results-only model, the other forecaster, and the blend between open and close. */
export function overview(walks: readonly LeagueWalk[]): ReactNode {
  return dataTable({
    caption:
      'Log loss, margin removed (lower is better). Our rating learns from past closing lines and uses no price of the game itself; its twin learns from results alone. Differences with one paired standard error. Far moves are openers that closed beyond 1 logit.',
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
    rows: walks.flatMap(({ league, open, close }) => {
      const without = open.withoutFarMoves
      const days = `${open.from ?? '–'} to ${open.to ?? '–'}`
      const link = h('a', { href: `#${league}` }, leagues[league].name)
      const all = [link, days, ...cellsOf(open, judged(close.blend.minusClose))]
      // A blend at the close knows no opener: it has one figure.
      return without ? [all, [withoutLabel(open.games - without.games), '', ...cellsOf(without, '')]] : [all]
    }),
  })
}

function cellsOf(
  { games, model, resultsOnly, market, blend, references }: GameScores,
  atClose: ReactNode,
): ReactNode[] {
  const [reference] = references
  return [
    whole(games),
    loss(model.logLoss),
    loss(resultsOnly.logLoss),
    loss(market.open.logLoss),
    loss(blend.logLoss),
    judged(blend.minusOpen),
    loss(market.close.logLoss),
    atClose,
    reference ? `${loss(reference.logLoss)} on ${whole(reference.games)}` : '–',
    judged(reference?.modelMinusReference),
  ]
}
