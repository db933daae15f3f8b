import { onTotal, overOf } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** Share of a ground's and a day's effect that totals are taken not to know. */
const UNPRICED = 0.25

export const parkAndWeather: Strategy = {
  key: 'park-and-weather',
  name: 'Park and Weather',
  idea: 'Leans towards the over at grounds and temperatures where more was scored, and away from it elsewhere.',
  propose(view) {
    const { total, scoring, game, weather, league } = view
    if (!total || league.sport !== 'baseball' || game.neutral) return []
    const usual = scoring.home + scoring.away
    const ground = (scoring.ground(game.home.key) - 1) * usual
    const warmth = weather ? scoring.byDegree * (weather.temperature - scoring.temperature) : 0
    const expected = Math.max(1, total.line + UNPRICED * (ground + warmth))
    const probability = total.fairOver + overOf(view, expected, total.line) - overOf(view, total.line, total.line)
    return onTotal(view, probability, 0, (side) => {
      const sign = side === 'over' ? 1 : -1
      const runs = side === 'over' ? 'more' : 'fewer'
      return [
        { what: `runs ${runs} in this park and weather`, value: sign * (ground + warmth), unit: 'points' },
        { what: `runs ${runs} in this park`, value: sign * ground, unit: 'points' },
        ...(weather ? [{ what: `runs ${runs} in this weather`, value: sign * warmth, unit: 'points' as const }] : []),
      ]
    })
  },
}
