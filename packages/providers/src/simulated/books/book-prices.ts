import { type Instant, leagues, type Period } from '@fairline/domain'
import { hashIntegers, hashString, smoothNoise, uniformAt } from '@fairline/numeric'
import { type PropMean, propMeans } from '../props/prop-mean.ts'
import type { Levels } from '../view/levels.ts'
import { matchView } from '../view/match-view.ts'
import type { ScoreView, Standing } from '../view/score-view.ts'
import { leagueParameters } from '../world/league-parameters.ts'
import type { Match } from '../world/match.ts'
import { playersOnTheDay } from '../world/players-on-the-day.ts'
import { learnsOfPlayer } from './learns-of-player.ts'
import { mainOffers, type Offer, propOffer, sideOffers } from './offers.ts'
import { type BookView, opinionAt } from './opinion.ts'
import { propOpinion } from './prop-opinion.ts'

/** Opinions this near to each other, as a share of the league's unit, are the same; what follows from one is kept. */
const FINENESS = 0.02
const HOUR_MS = 3_600_000
/** Share of what players may do that a book leaves out. */
const PROP_SKIPPED = 0.25

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
  const grain = leagueParameters[league].unit * FINENESS
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

  /** Everything that could be bet on about the players, for a book that has heard of some of what becomes known of them. */
  function meansOf(view: BookView, at: Instant): readonly PropMean[] {
    const heard = new Map(
      [...match.playerPieces].filter(([player, piece]) => learnsOfPlayer(view, piece, player) <= at),
    )
    const { home, away } = match.usual
    const players = [playersOnTheDay(league, home, heard), playersOnTheDay(league, away, heard)] as const
    return propMeans(league, opinion(view, at), ...players).flat()
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
    /** What players may do, before the start, by player: nothing of one whom the book does not price. @param only  the only one that is requested */
    props(view: BookView, at: Instant, only?: string): Map<string, Offer[]> {
      const query = only === undefined ? [...match.home, ...match.away].map(({ name }) => name) : [only]
      const offers = new Map(query.map((player): [string, Offer[]] => [player, []]))
      for (const prop of meansOf(view, at)) {
        const ofPlayer = offers.get(prop.player)
        if (!ofPlayer) continue
        const key = hashIntegers(view.key, hashString(prop.player), hashString(prop.stat))
        if (uniformAt(key, 1) < PROP_SKIPPED) continue
        // In standard deviations of the count: a yard is less than a goal.
        const wide = Math.sqrt(prop.ratio / prop.mean)
        const offer = propOffer(view.book, prop, propOpinion(view.book, league, key, at, wide))
        if (offer) ofPlayer.push(offer)
      }
      return offers
    },
    /** The match begins: what opinions before it led to is not requested again. */
    begin(): void {
      views.clear()
    },
    /** Winner, spread and total while the match is played, as it was when the book looked. */
    inPlay(view: BookView, standing: Standing, pace: number | null, at: Instant): Offer[] {
      const levels = opinion(view, match.startsAt - 1)
      const off =
        view.book.noise * leagueParameters[league].unit * smoothNoise(hashIntegers(view.key, 8), at / HOUR_MS, 0.4)
      const own = { ...levels, home: levels.home + off, away: levels.away - off }
      return mainOffers(view.book, league, matchView(league, own, 'full', standing, pace), true)
    },
  }
}
