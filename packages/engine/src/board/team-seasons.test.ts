import { type Game, leagues, type Result } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { teamSeasons } from './team-seasons.ts'

const boston = { key: 'BOS', name: 'Boston Celtics' }
const york = { key: 'NYK', name: 'New York Knicks' }
const game = (day: string, of: Partial<Game> = {}): Game => ({
  id: `g ${day}`,
  league: 'nba',
  day,
  startsAt: null,
  home: boston,
  away: york,
  neutral: false,
  number: 1,
  ...of,
})
const ended = (home: number | null, away: number | null, winner: Result['winner']): Result => ({
  gameId: 'g',
  winner,
  home,
  away,
  observedAt: 0,
})
const strong = (key: string) => (key === 'BOS' ? 0.6 : 0.4)

describe('the season of a side', () => {
  it('is counted game by game, the newest first', () => {
    const seasons = teamSeasons(leagues.nba)
    seasons.learn(game('2025-11-01'), ended(110, 100, 'home'))
    seasons.learn(game('2025-11-03', { home: york, away: boston }), ended(101, 99, 'home'))
    const [of] = seasons.told(strong)
    expect(of).toMatchObject({
      name: 'Boston Celtics',
      season: '2025-26',
      wins: 1,
      losses: 1,
      scored: 209,
      allowed: 201,
    })
    expect(of?.last.map(({ outcome, ground }) => [outcome, ground])).toEqual([
      ['loss', 'away'],
      ['win', 'home'],
    ])
    expect(of?.strength).toBe(0.6)
  })

  it('begins anew with the league’s calendar, and keeps ten games', () => {
    const seasons = teamSeasons(leagues.nba)
    for (let day = 1; day <= 12; day++)
      seasons.learn(game(`2025-11-${String(day).padStart(2, '0')}`), ended(110, 100, 'home'))
    expect(seasons.told(strong)[0]).toMatchObject({ wins: 12, last: { length: 10 } })
    seasons.learn(game('2026-11-01'), ended(90, 100, 'away'))
    expect(seasons.told(strong)[0]).toMatchObject({ season: '2026-27', wins: 0, losses: 1, last: { length: 1 } })
  })

  it('is the last one until the side plays in the newest', () => {
    const seasons = teamSeasons(leagues.nba)
    seasons.learn(game('2026-03-01', { season: 59 }), ended(110, 100, 'home'))
    seasons.learn(
      game('2026-03-02', { season: 60, home: boston, away: { key: 'LAL', name: 'Lakers' } }),
      ended(1, 2, 'away'),
    )
    expect(seasons.told(strong).map(({ key, season, wins, losses }) => [key, season, wins, losses])).toEqual([
      ['BOS', '60', 0, 1],
      ['NYK', '59', 0, 1],
      ['LAL', '60', 1, 0],
    ])
    seasons.learn(
      game('2026-06-01', { season: 61, home: boston, away: { key: 'LAL', name: 'Lakers' } }),
      ended(2, 1, 'home'),
    )
    expect(seasons.told(strong).map(({ key }) => key)).toEqual(['BOS', 'LAL'])
  })

  it('counts losses after regulation in hockey, as far as periods are told', () => {
    const seasons = teamSeasons(leagues.nhl)
    const periods = (home: number[], away: number[]): Partial<Result> => ({ periods: { home, away } })
    seasons.learn(game('2026-01-01'), { ...ended(2, 3, 'away'), ...periods([1, 1, 0, 0], [0, 1, 1, 1]) })
    seasons.learn(game('2026-01-02'), { ...ended(2, 3, 'away'), ...periods([1, 1, 0], [1, 1, 1]) })
    seasons.learn(game('2026-01-03'), { ...ended(3, 2, 'home'), ...periods([1, 1, 0, 1], [0, 1, 1, 0]) })
    expect(seasons.told(strong)).toMatchObject([
      { key: 'BOS', wins: 1, losses: 2, overtimeLosses: 1 },
      { key: 'NYK', wins: 2, losses: 1, overtimeLosses: 1 },
    ])
    seasons.learn(game('2026-01-04'), ended(2, 3, 'away'))
    expect(seasons.told(strong)).toMatchObject([{ losses: 3, overtimeLosses: null }, { overtimeLosses: 1 }])
  })

  it('has no overtime losses where standings do not count them', () => {
    const seasons = teamSeasons(leagues.nba)
    seasons.learn(game('2026-01-01'), { ...ended(110, 112, 'away'), periods: { home: [100, 5, 0, 0, 5], away: [105] } })
    expect(seasons.told(strong)[0]).toMatchObject({ losses: 1, overtimeLosses: null })
  })

  it('counts a win without a score, and no score', () => {
    const seasons = teamSeasons(leagues.ufc)
    seasons.learn(game('2025-11-01', { league: 'ufc', neutral: true }), ended(null, null, 'away'))
    expect(seasons.told(() => null)).toMatchObject([
      { wins: 0, losses: 1, told: 0, strength: null, last: [{ ground: 'neutral', scored: null }] },
      { wins: 1, losses: 0 },
    ])
  })

  it('has strengths as soon as those can be told, though no game ended meanwhile', () => {
    const seasons = teamSeasons(leagues.nba)
    seasons.learn(game('2025-11-01'), ended(110, 100, 'home'))
    expect(seasons.told(null)).toMatchObject([{ key: 'BOS', strength: null }, { strength: null }])
    expect(seasons.told(strong)).toMatchObject([{ key: 'BOS', strength: 0.6 }, { strength: 0.4 }])
  })

  it('tells the same object while nothing ends, and goes on from what was saved', () => {
    const seasons = teamSeasons(leagues.nba)
    seasons.learn(game('2025-11-01'), ended(110, 100, 'home'))
    expect(seasons.told(strong)).toBe(seasons.told(strong))
    const other = teamSeasons(leagues.nba)
    other.restore(JSON.parse(JSON.stringify(seasons.save())))
    expect(other.told(strong)).toEqual(seasons.told(strong))
  })
})
