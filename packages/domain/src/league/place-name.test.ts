import { describe, expect, it } from 'vitest'
import { leagues } from './leagues.ts'
import { placeName, plainName, teamCalled } from './place-name.ts'
import { teamTable } from './team.ts'

const teams = teamTable('ROV | Rovers North | Rovers\nUTD | United South | Rovers')

describe('placeName', () => {
  it('lets a newcomer into an open league under the name it first came with, without outer spaces', () => {
    const league = { ...leagues.ufc }
    const placed = placeName(league, '  José Aldo ')
    expect(placed).toEqual({ team: { key: 'josealdo', name: 'José Aldo', aliases: [] } })
    expect(placeName(league, 'JOSE ALDO')).toEqual(placed)
    expect(teamCalled(league, 'jose aldo')?.name).toBe('José Aldo')
  })

  it('lets a newcomer into one league only', () => {
    const league = { ...leagues.ufc }
    placeName(league, 'Jan Błachowicz')
    expect(teamCalled(league, 'Jan Blachowicz')).not.toBeNull()
    expect(teamCalled({ ...leagues.ufc }, 'Jan Blachowicz')).toBeNull()
  })

  it.each([
    ['rov', { team: teams[0] }],
    ['ROVERS-NORTH', { team: teams[0] }],
    ['United  South', { team: teams[1] }],
    ['Rovers', { reason: 'ambiguous-name' }],
    ['...', { reason: 'empty-name' }],
    ['City', { reason: 'unknown-name' }],
  ])('places "%s" in a closed league as %j', (name, placed) => {
    expect(placeName({ ...leagues.nba, teams }, name)).toEqual(placed)
  })

  it('does not let a newcomer take a name that two teams share', () => {
    expect(placeName({ ...leagues.euro, teams }, 'Rovers')).toEqual({ reason: 'ambiguous-name' })
  })
})

describe('teamCalled', () => {
  it('returns null for a name that two teams share', () => {
    expect(teamCalled({ ...leagues.nba, teams }, 'Rovers')).toBeNull()
    expect(teamCalled({ ...leagues.nba, teams }, 'united south')).toBe(teams[1])
  })
})

describe('plainName', () => {
  it.each([
    ['St. Louis', 'stlouis'],
    ["Nott'm Forest", 'nottmforest'],
    ['Montréal', 'montreal'],
    ['1. FC Köln', '1fckoln'],
    ['Groß', 'gross'],
    ['–', ''],
  ])('writes %s as "%s"', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })
})
