import type { Day, Game, Instant, Weather } from '@fairline/domain'
import { hashString, normalAt, uniformAt } from '@fairline/numeric'
import { groundOf } from './ground-of.ts'

/** Weather as it was forecast early and late, and what each does to scoring. */
export interface Forecasts {
  readonly early: Omit<Weather, 'observedAt'>
  readonly late: Omit<Weather, 'observedAt'>
  /** What it adds to both levels. */
  readonly earlyEffect: number
  readonly lateEffect: number
}

const HOUR_MS = 3_600_000

/** The weather at an open ground; null under a roof and where the ground is not known. */
export function weatherOf(game: Game, seed: number, startsAt: Instant): Forecasts | null {
  const ground = groundOf(game.league, game.home.key)
  if (!ground?.open || game.neutral) return null
  const place = hashString(ground.name)
  const warm = 14 + 7 * normalAt(place, 3)
  const season = -11 * Math.cos((2 * Math.PI * (dayOfYear(game.day) - 20)) / 365)
  const hour = 3 * Math.sin((2 * Math.PI * (startsAt / HOUR_MS - 2)) / 24)
  const temperature = Math.round(warm * 0.5 + 9 + season + hour + 3.5 * normalAt(seed, 31))
  const wind = Math.round(Math.abs(3.5 + 2 * normalAt(seed, 32)) * 10) / 10
  const windTowards = Math.floor(uniformAt(seed, 33) * 360)
  const precipitation = Math.round(100 * uniformAt(seed, 34) ** 3) / 100
  const early = { gameId: game.id, temperature, wind, windTowards, precipitation }
  const late = {
    gameId: game.id,
    temperature: temperature + Math.round(1.3 * normalAt(seed, 35)),
    wind: Math.round(Math.max(0, wind + normalAt(seed, 36)) * 10) / 10,
    windTowards,
    precipitation: Math.round(100 * Math.min(1, Math.max(0, precipitation + 0.1 * normalAt(seed, 37)))) / 100,
  }
  const effect = game.league === 'mlb' ? runs : goals
  return { early, late, earlyEffect: effect(early), lateEffect: effect(late) }
}

interface Felt {
  readonly temperature: number
  readonly wind: number
  readonly windTowards: number
  readonly precipitation: number
}

/** Warm air and wind blowing out carry the ball; every park's home plate looks north-east here. */
const runs = ({ temperature, wind, windTowards }: Felt) =>
  0.0035 * (temperature - 18) + 0.008 * wind * Math.cos(((windTowards - 45) * Math.PI) / 180)

const goals = ({ wind, precipitation }: Felt) => -0.006 * Math.max(0, wind - 4) - 0.03 * precipitation

const dayOfYear = (day: Day) =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000
