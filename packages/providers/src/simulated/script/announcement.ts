import type { Fact } from '@fairline/domain'
import type { Match } from '../world/match.ts'

/** What comes with a game's announcement: the game, who is out and who starts, and the first weather forecast. */
export function announcement({ game, known, weather, announcedAt: observedAt }: Match): Fact[] {
  return [
    { kind: 'game', game, observedAt },
    ...known.map((news): Fact => ({ kind: 'news', news: { ...news, observedAt }, observedAt })),
    ...(weather ? [{ kind: 'weather', weather: { ...weather.early, observedAt }, observedAt } as const] : []),
  ]
}
