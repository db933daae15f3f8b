import type { TeamStats } from '@fairline/contract'

type TeamRecord = Pick<TeamStats['team'], 'wins' | 'losses' | 'overtimeLosses' | 'draws'>

/** A record as standings print it: W–L, W–D–L if the team has draws, W–L–OTL in hockey. */
export function recordOf({ wins, losses, overtimeLosses, draws }: TeamRecord): string {
  if (overtimeLosses !== null) return `${wins}–${losses - overtimeLosses}–${overtimeLosses}`
  return draws > 0 ? `${wins}–${draws}–${losses}` : `${wins}–${losses}`
}
