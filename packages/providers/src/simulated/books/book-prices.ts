import { type Instant, leagues, type Period } from '@fairline/domain'
import { drift } from '../chance/drift.ts'
import { mix, numberOf, shareAt } from '../chance/mix.ts'
import { propMeans } from '../props/prop-mean.ts'
import type { Levels } from '../view/levels.ts'
import { matchView } from '../view/match-view.ts'
import type { ScoreView, Standing } from '../view/score-view.ts'
import type { Match } from '../world/match.ts'
import { tempers } from '../world/temper.ts'
import { mainOffers, type Offer, propOffer, sideOffers } from './offers.ts'
import { type BookView, opinionAt } from './opinion.ts'

/** Opinions this near to each other, as a share of the league's unit, are the same; what follows from one is kept. */
const FINENESS = 0.02
const HOUR_MS = 3_600_000
/** How far a book's view of a player lies from the others', on a log scale, and how many players it leaves out. */
const [PROP_NOISE, PROP_SKIPPED] = [0.035, 0.25]

const partsOf: Readonly<Record<string, readonly Period[]>> = {
  baseball: ['first-five'],
  basketball: ['first-half', 'quarter-1'],
  hockey: ['period-1'],
  soccer: ['first-half'],
  football: ['first-half'],
  combat: [],
}

/** Every book's prices of one match. What one opinion leads to is worked out once. */
export function bookPrices(match: Match) {
  const { league } = match.game
  const grain = tempers[league].unit * FINENESS
  const views = new Map<string, ScoreView>()
  const parts = partsOf[leagues[league].sport] ?? []

  function viewOf(levels: Levels, part: Period): ScoreView {
    const key = `${part}|${levels.home}|${levels.away}|${levels.homeLate}|${levels.awayLate}`
    let view = views.get(key)
    if (!view) {
      view = matchView(league, levels, part, null)
      if (views.size > 40) views.clear()
      views.set(key, view)
    }
    return view
  }

  function opinion(view: BookView, at: Instant): Levels {
    const { home, away, homeLate, awayLate } = opinionAt(match, view, at)
    const coarse = (level: number) => Math.round(level / grain) * grain
    return { home: coarse(home), away: coarse(away), homeLate: coarse(homeLate), awayLate: coarse(awayLate) }
  }

  return {
    /** Winner, spread and total before the start. */
    main: (view: BookView, at: Instant): Offer[] =>
      mainOffers(view.book, league, viewOf(opinion(view, at), 'full'), false),
    /** Alternates, team totals and parts before the start. */
    side(view: BookView, at: Instant): Offer[] {
      const levels = opinion(view, at)
      return sideOffers(
        view.book,
        league,
        viewOf(levels, 'full'),
        parts.map((part) => [part, viewOf(levels, part)]),
      )
    },
    /** What players may do, before the start. */
    props(view: BookView, at: Instant): Offer[] {
      const levels = opinion(view, at)
      return propMeans(league, levels, match.home, match.away)
        .flat()
        .flatMap((prop) => {
          const key = mix(view.key, numberOf(prop.player), numberOf(prop.stat))
          if (shareAt(key, 1) < PROP_SKIPPED) return []
          const off = PROP_NOISE * drift(key, at / HOUR_MS, 9)
          const offer = propOffer(view.book, prop, off)
          return offer ? [offer] : []
        })
    },
    /** Winner, spread and total while the match is played, as it stood when the book looked. */
    inPlay(view: BookView, standing: Standing, pace: number | null, at: Instant): Offer[] {
      const levels = opinion(view, match.startsAt - 1)
      const off = view.book.noise * tempers[league].unit * drift(mix(view.key, 8), at / HOUR_MS, 0.4)
      const own = { ...levels, home: levels.home + off, away: levels.away - off }
      return mainOffers(view.book, league, matchView(league, own, 'full', standing, pace), true)
    },
  }
}
