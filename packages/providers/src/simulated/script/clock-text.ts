import { type League, type LeagueKey, leagues } from '@fairline/domain'
import type { PlayEvent } from '../play/record.ts'

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const ordinals = ['th', 'st', 'nd', 'rd']
const ordinal = (n: number) => `${n}${(n % 100 > 10 && n % 100 < 14 ? 'th' : ordinals[n % 10]) ?? 'th'}`

const texts: Readonly<Record<League['sport'], (event: PlayEvent) => string>> = {
  baseball: ({ period, phase, bases }) => {
    const [over, under] = phase === 0 ? ['Middle', 'Top'] : ['End', 'Bottom']
    return `${(bases & 3) === 3 ? over : under} ${ordinal(period)}`
  },
  basketball: ({ period, phase }) => (period > 4 ? `Overtime ${minutes(phase)}` : quarterClock(period, phase)),
  football: ({ period, phase }) => (period > 4 ? 'Overtime' : quarterClock(period, phase)),
  hockey: ({ period, phase }) => {
    if (period > 3) return `Overtime ${minutes(phase)}`
    return phase === 0 ? `End ${ordinal(period)}` : `${ordinal(period)} ${minutes(phase)}`
  },
  soccer: ({ period, phase }) => soccerClock(period, phase),
  combat: ({ period, phase }) => `Round ${period} ${minutes(phase)}`,
}

/** The moment of a game as a scoreboard shows it. */
export const clockText = (league: LeagueKey, event: PlayEvent): string => texts[leagues[league].sport](event)

const quarterClock = (period: number, phase: number) =>
  phase === 0 && period === 2 ? 'Half-time' : `Q${period} ${minutes(phase)}`

function soccerClock(half: number, minute: number): string {
  const end = half * 45
  return minute > end ? `${end}+${minute - end}'` : `${minute}'`
}
