import type { Fact, Instant } from '@fairline/domain'
import { leagues } from '@fairline/domain'
import { hashIntegers, logistic, logit, normalAt } from '@fairline/numeric'
import { type Levels, moved } from '../view/levels.ts'
import { matchView } from '../view/match-view.ts'
import { leagueParameters } from '../world/league-parameters.ts'
import type { Match } from '../world/match.ts'
import { slotOf } from './markets.ts'

const HOUR_MS = 3_600_000
/** Shares are published this many hours before the start. */
const leads = [18, 9, 4, 1.5, 0.25]
/** The public likes favorites, overs and some clubs; those who know bet more money on fewer tickets. */
const FAVORITES = 0.9
const OVERS = 0.45
const WHIM = 0.5
const SHARP = 14

/** When ticket and handle shares of a match are published. */
export const shareTimes = (match: Match): Instant[] =>
  leads.map((lead) => Math.round(match.startsAt - lead * HOUR_MS)).filter((at) => at > match.opensAt)

/** How the public's bets and money are spread at a moment. */
export function shareFacts(match: Match, observedAt: Instant): Fact[] {
  const { league, id: gameId } = match.game
  const known = levelsAt(match, observedAt)
  const [home, draw, away] = matchView(league, known, 'full', null).winner
  const ahead = Math.log(home / away)
  const likes = normalAt(match.seed, 60) * WHIM + 0.15 * normalAt(match.seed, observedAt)
  const public1 = logistic(FAVORITES * Math.tanh(ahead) + likes)
  const drawn = leagues[league].outcomes === 'three-way' ? 0.35 * draw : 0
  const sharps = sharpSide(match, observedAt)
  const shares = (ticket: number, sharp: number) => {
    const money = logistic(logit(ticket) * 0.8 + sharp)
    return { tickets: split(ticket, drawn), handle: split(money, drawn) }
  }
  const winner = leagues[league].outcomes === 'three-way' ? 'three-way' : 'moneyline'
  const over = logistic(OVERS + WHIM * normalAt(hashIntegers(match.seed, 61), 1))
  const totals = leagues[league].sport === 'combat' ? [] : [over]
  return [
    {
      kind: 'shares',
      shares: { gameId, market: slotOf(winner, 'full').at(null), ...shares(public1, sharps.difference), observedAt },
      observedAt,
    },
    ...totals.map((ticket): Fact => {
      const money = logistic(logit(ticket) * 0.8 + sharps.scoring)
      return {
        kind: 'shares',
        shares: {
          gameId,
          market: slotOf('total', 'full').at(null),
          tickets: split(ticket, 0),
          handle: split(money, 0),
          observedAt,
        },
        observedAt,
      }
    }),
  ]
}

/** What everybody knows at a moment. */
function levelsAt(match: Match, at: Instant): Levels {
  let levels = match.opening
  for (const piece of match.pieces) if (piece.at <= at) levels = moved(levels, piece.home, piece.away)
  return levels
}

/** Which way those who know have bet so far. */
function sharpSide(match: Match, at: Instant): { difference: number; scoring: number } {
  const { unit } = leagueParameters[match.game.league]
  let [difference, scoring] = [0, 0]
  for (const piece of match.pieces) {
    if (piece.kind !== 'sharp' || piece.at > at) continue
    difference += (piece.home - piece.away) / unit
    scoring += (piece.home + piece.away) / unit
  }
  return { difference: SHARP * difference * 0.5, scoring: SHARP * scoring * 0.5 }
}

/** First, (draw,) second, to a tenth of a percent, summing to 1. */
function split(first: number, drawn: number): number[] {
  const round = (share: number) => Math.round(share * 1000) / 1000
  if (drawn === 0) return [round(first), round(1 - round(first))]
  const [one, middle] = [round(first * (1 - drawn)), round(drawn)]
  return [one, middle, round(1 - one - middle)]
}
