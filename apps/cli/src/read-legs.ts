import type { NamedLeg } from '@fairline/engine'
import { InvalidArgumentError } from 'commander'

const EXPECTED =
  'Bets are separated by semicolons: home | away | draw | home -1.5 | over 8.5 | under 4.5 first 5 | home over 3.5 | home 3 hits over 0.5 | away starter strikeouts over 5.5 | fight rounds over 2.5'

/** Reads bets on one game, as `home; over 8.5; home starter strikeouts over 5.5`. */
export function asLegs(text: string): readonly NamedLeg[] {
  const legs = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (legs.length === 0) throw new InvalidArgumentError(EXPECTED)
  return legs.map((name) => ({ name, leg: legOf(name) }))
}

function legOf(text: string): NamedLeg['leg'] {
  const said = /^(?<who>.*?)\s*\b(?<side>over|under)\s+(?<line>\d+(?:\.\d+)?)(?:\s+first\s+(?<periods>[1-9]))?$/.exec(
    text,
  )?.groups
  if (said) return countLeg(said.who ?? '', said.side === 'over' ? 'over' : 'under', Number(said.line), said.periods)
  if (text === 'home' || text === 'away' || text === 'draw') return { kind: 'winner', pick: text }
  const [, side, line] = /^(home|away)\s+([+-]?\d+(?:\.\d+)?)$/.exec(text) ?? []
  if (side && line) return { kind: 'spread', side: side === 'home' ? 'home' : 'away', line: Number(line) }
  throw new InvalidArgumentError(`“${text}” is no bet that is known. ${EXPECTED}`)
}

function countLeg(who: string, side: 'over' | 'under', line: number, periods: string | undefined): NamedLeg['leg'] {
  if (who === '') return { kind: 'total', side, line, ...(periods ? { periods: Number(periods) } : {}) }
  if (periods)
    throw new InvalidArgumentError(`“first ${periods}” is known of totals alone, not of “${who}”. ${EXPECTED}`)
  if (who === 'home' || who === 'away') return { kind: 'team total', of: who, side, line }
  const [, player, stat] = /^(home [1-9]|away [1-9]|home starter|away starter|fight)\s+([a-z+ ]+)$/.exec(who) ?? []
  if (!player || !stat) throw new InvalidArgumentError(`“${who}” names no player and stat. ${EXPECTED}`)
  return { kind: 'player', player, stat, side, line }
}
