import { type LeagueKey, leagues } from '@fairline/domain'
import type { PlayEvent } from '../play/record.ts'

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const ordinals = ['th', 'st', 'nd', 'rd']
const ordinal = (n: number) => `${n}${(n % 100 > 10 && n % 100 < 14 ? 'th' : ordinals[n % 10]) ?? 'th'}`

/** The moment of a game as a scoreboard shows it. */
export function clockText(league: LeagueKey, { period, phase, bases }: PlayEvent): string {
  switch (leagues[league].sport) {
    case 'baseball':
      if ((bases & 3) === 3) return `${phase === 0 ? 'Middle' : 'End'} ${ordinal(period)}`
      return `${phase === 0 ? 'Top' : 'Bottom'} ${ordinal(period)}`
    case 'basketball':
      return period > 4 ? `Overtime ${minutes(phase)}` : phase === 0 && period === 2 ? 'Half-time' : `Q${period} ${minutes(phase)}`
    case 'football':
      return period > 4 ? 'Overtime' : phase === 0 && period === 2 ? 'Half-time' : `Q${period} ${minutes(phase)}`
    case 'hockey':
      return period > 3 ? `Overtime ${minutes(phase)}` : phase === 0 ? `End ${ordinal(period)}` : `${ordinal(period)} ${minutes(phase)}`
    case 'soccer':
      return soccerClock(period, phase)
    case 'combat':
      return `Round ${period} ${minutes(phase)}`
  }
}

function soccerClock(half: number, minute: number): string {
  const end = half * 45
  return minute > end ? `${end}+${minute - end}'` : `${minute}'`
}
