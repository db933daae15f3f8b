import { describe, expect, it } from 'vitest'
import { teamTable } from './team.ts'

describe('teamTable', () => {
  it('reads a team a line, with and without aliases, whatever the spaces', () => {
    const text = `
      PIT | Pittsburgh Pirates | Bucs,Pittsburgh , PIR
      GSW|Golden State Warriors
      BOS | Boston Red Sox |
    `
    expect(teamTable(text)).toEqual([
      { key: 'PIT', name: 'Pittsburgh Pirates', aliases: ['Bucs', 'Pittsburgh', 'PIR'] },
      { key: 'GSW', name: 'Golden State Warriors', aliases: [] },
      { key: 'BOS', name: 'Boston Red Sox', aliases: [] },
    ])
  })

  it.each(['PIT', 'PIT |', 'PIT | | Bucs', ' | Pittsburgh Pirates', ''])(
    'refuses the line "%s", which does not have a key and a name, and quotes it',
    (line) => {
      const table = () => teamTable(`BOS | Boston Red Sox\n${line}\nGSW | Golden State Warriors`)
      expect(table).toThrow(new RangeError(`a team needs a key and a name: "${line}"`))
    },
  )

  it('refuses a key that two teams have', () => {
    expect(() => teamTable('A | Rovers\nB | United\nA | City')).toThrow(new RangeError('a team key stands twice'))
  })
})
