/** A team, by its present name. */
export interface Team {
  /** Short and unique within its league: `PIT`, `GSW`. */
  readonly key: string
  readonly name: string
  /** Other names and codes that sources use for it, and for no one else in the league. */
  readonly aliases: readonly string[]
}

/**
 * Reads a table of teams, one a line: `KEY | Name | alias, alias`.
 *
 * @throws {RangeError} if a line does not have a key and a name, or a key stands twice
 */
export function teamTable(text: string): readonly Team[] {
  const teams = text
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', name = '', aliases = ''] = line.split('|').map((cell) => cell.trim())
      if (key === '' || name === '') throw new RangeError(`a team needs a key and a name: "${line}"`)
      return { key, name, aliases: aliases === '' ? [] : aliases.split(',').map((alias) => alias.trim()) }
    })
  const keys = new Set(teams.map(({ key }) => key))
  if (keys.size !== teams.length) throw new RangeError('a team key stands twice')
  return teams
}
