import { describe, expect, it } from 'vitest'
import { LeagueKey } from './league-key.ts'
import { leagues } from './leagues.ts'
import { placeName, teamCalled } from './place-name.ts'
import { seasonOf } from './season-of.ts'
import { teamTable } from './team.ts'

const teamOf = (league: LeagueKey, name: string) => {
  const placed = placeName(leagues[league], name)
  return 'team' in placed ? placed.team.key : placed.reason
}

describe('the leagues', () => {
  it('are all there, under the keys of the command line', () => {
    expect(Object.keys(leagues)).toEqual(LeagueKey.options)
  })

  const named = LeagueKey.options.filter((key) => leagues[key].teams.length > 0)

  it.each(named)('%s has no name that two of its teams answer to', (key) => {
    for (const team of leagues[key].teams) {
      for (const name of [team.key, team.name, ...team.aliases])
        expect(`${name}: ${teamOf(key, name)}`).toBe(`${name}: ${team.key}`)
    }
  })

  it.each([
    ['mlb', 30],
    ['nba', 30],
    ['wnba', 15],
    ['nfl', 32],
  ] as const)('%s has %d teams', (key, count) => {
    expect(leagues[key].teams).toHaveLength(count)
  })
})

describe('placing a name', () => {
  it.each([
    ['mlb', 'CUB', 'CHC'],
    ['mlb', 'St.Louis Cardinals', 'STL'],
    ['mlb', 'Cleveland Indians', 'CLE'],
    ['nba', 'NewJersey', 'BKN'],
    ['nhl', 'Montréal Canadiens', 'MTL'],
    ['laliga', 'Deportivo La Coruña', 'DEP'],
    ['premier', "Nott'm Forest", 'NFO'],
    ['goldcup', 'USA', 'unitedstates'],
  ] as const)('knows in %s what %s means', (league, name, key) => {
    expect(teamOf(league, name)).toBe(key)
  })

  it.each([
    ['nba', 'Seattle SuperSonics', 'OKC'],
    ['nba', 'Seattle', 'OKC'],
    ['nba', 'Charlotte Bobcats', 'CHA'],
    ['nba', 'New Orleans Hornets', 'NOP'],
    ['nba', 'New Jersey Nets', 'BKN'],
    ['mlb', 'Florida Marlins', 'MIA'],
    ['mlb', 'Oakland Athletics', 'OAK'],
    ['mlb', 'Sacramento Athletics', 'OAK'],
    ['nfl', 'Oakland Raiders', 'LV'],
    ['nfl', 'San Diego Chargers', 'LAC'],
    ['nfl', 'St. Louis Rams', 'LAR'],
    ['nfl', 'Washington Redskins', 'WSH'],
    ['nfl', 'Washington Football Team', 'WSH'],
    ['nhl', 'Utah Hockey Club', 'UTA'],
    ['mls', 'Montreal Impact', 'MTL'],
  ] as const)(
    'knows in %s the franchise that was once called %s: seasons of its old name are its own',
    (league, name, key) => {
      expect(teamOf(league, name)).toBe(key)
    },
  )

  it('reports a name it does not know rather than taking the nearest', () => {
    expect(teamOf('mlb', 'HOW')).toBe('unknown-name')
    expect(teamOf('nba', 'LA')).toBe('unknown-name')
    expect(teamOf('nba', '  ')).toBe('empty-name')
  })

  it('reports a name that two teams answer to', () => {
    const teams = teamTable('A | Rovers North | Rovers\nB | Rovers South | Rovers')
    expect(placeName({ ...leagues.nba, teams }, 'Rovers')).toEqual({ reason: 'ambiguous-name' })
  })

  it('lets no visitor in: a name that is only asked for stays unknown', () => {
    expect(teamCalled(leagues.euro, 'Atlantis')).toBeNull()
    expect(teamCalled(leagues.euro, 'Atlantis')).toBeNull()
    expect(teamCalled(leagues.nba, 'NewJersey')?.key).toBe('BKN')
    expect(teamCalled(leagues.nba, 'LA')).toBeNull()
  })

  it('lets anyone into an open league, under one name however it is accented', () => {
    expect(teamOf('ufc', 'José Aldo')).toBe(teamOf('ufc', 'Jose Aldo'))
    expect(teamOf('ufc', 'José Aldo')).not.toBe(teamOf('ufc', 'Conor McGregor'))
  })

  it.each([
    ['Jan Błachowicz', 'Jan Blachowicz'],
    ['Søren Bak', 'Soren Bak'],
    ['Đorđe Đokić', 'Dorde Dokic'],
    ['Işıl Kaya', 'Isil Kaya'],
    ['Uwe Groß', 'Uwe Gross'],
    ['Jiří Procházka', 'Jiri Prochazka'],
  ])('takes %s and %s for one, as sources write letters of other alphabets', (name, plain) => {
    expect(teamOf('ufc', name)).toBe(teamOf('ufc', plain))
  })
})

describe('seasons', () => {
  it.each([
    ['nba', '2020-10-11', '2019-20'],
    ['nba', '2020-12-22', '2020-21'],
    ['nba', '2021-10-14', '2020-21'],
    ['nba', '2021-10-15', '2021-22'],
    ['nhl', '2021-09-30', '2020-21'],
    ['nhl', '2021-10-01', '2021-22'],
    ['nhl', '2020-09-28', '2019-20'],
    ['seriea', '2020-08-02', '2019-20'],
    ['laliga', '2025-08-04', '2024-25'],
    ['laliga', '2025-08-05', '2025-26'],
    ['mlb', '2019-10-30', '2019'],
  ] as const)('%s on %s belongs to %s', (league, day, name) => {
    expect(seasonOf(leagues[league], day).name).toBe(name)
  })
})
