import { describe, expect, it } from 'vitest'
import { sbrPairs } from './sbr-pairs.ts'

/** `502 H Boston 106`, on another day than the first with `@ 2007-10-31` behind it; `-` for no rotation number. */
function rowOf(text: string) {
  const [written = '', day = '2007-10-30'] = text.split(' @ ')
  const [rot = '', side = '', team = '', final = ''] = written.split(' ')
  const cells: Readonly<Record<string, string>> = {
    game_date: day,
    Rot: rot === '-' ? '' : rot,
    VH: side,
    Team: team,
    Final: final,
  }
  return { get: (column: string) => cells[column] ?? '', text }
}

/** Games as `visitor score @ home score`, and what was left out. */
function read(...rows: string[]) {
  const reasons: Record<string, number> = {}
  const leaveOut = (what: string, reason: string, _: string, count = 1) => {
    reasons[`${what}: ${reason}`] = (reasons[`${what}: ${reason}`] ?? 0) + count
  }
  const reader = sbrPairs.reader({ league: 'nba', leaveOut })
  const games = rows.flatMap((row) => reader.row(rowOf(row)))
  reader.end()
  return {
    games: games.map(({ away, home, score }) => `${away} ${score?.away} @ ${home} ${score?.home}`),
    reasons,
    neutral: games.map(({ neutral }) => neutral),
  }
}

const PLAYED = [
  '501 V Portland 97',
  '502 H SanAntonio 106',
  '503 V Utah 117',
  '504 H GoldenState 96',
  '505 V Houston 95',
  '506 H LALakers 93',
]
const GAMES = ['Portland 97 @ SanAntonio 106', 'Utah 117 @ GoldenState 96', 'Houston 95 @ LALakers 93']
const ALONE = 'row: row without a partner'
const withoutRotation = (rows: readonly string[]) => rows.map((row) => row.replace(/^\d+/, '-'))
const without = (rows: readonly string[], ...left: number[]) => rows.filter((_, i) => !left.includes(i))
const neutral = (rows: readonly string[]) => rows.map((row) => row.replace(/ [VH] /, ' N '))

describe('rows of the archive', () => {
  it.each([
    ['rotation numbers', PLAYED],
    ['no rotation numbers', withoutRotation(PLAYED)],
    ['neutral ground', neutral(PLAYED)],
  ])('make a game each two, with %s', (_, rows) => {
    expect(read(...rows)).toMatchObject({ games: GAMES, reasons: {} })
  })

  it.each([
    ['a visitor', [0], { [ALONE]: 1 }],
    ['a home team', [1], { [ALONE]: 1 }],
    ['a home team and the next visitor', [1, 2], { [ALONE]: 2 }],
  ])('lose only their own games where %s is missing', (_, missing, reasons) => {
    const played = GAMES.filter((_, game) => !missing.some((row) => Math.floor(row / 2) === game))
    expect(read(...without(PLAYED, ...missing))).toMatchObject({ games: played, reasons })
  })

  it.each([[0], [1]])('lose only their own game without rotation numbers, too (row %i missing)', (missing) => {
    const rows = without(withoutRotation(PLAYED), missing)
    expect(read(...rows)).toMatchObject({ games: GAMES.slice(1), reasons: { [ALONE]: 1 } })
  })

  it.each(['X', 'H', ''])('lose only their own game where a visitor is labeled %j', (label) => {
    const rows = PLAYED.map((row) => row.replace('503 V', `503 ${label}`))
    const { games, reasons } = read(...rows)
    expect(games).toEqual([GAMES[0], GAMES[2]])
    expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  it('name the label that nobody knows', () => {
    expect(read('501 X Portland 97').reasons).toEqual({ 'row: neither visitor, home nor neutral': 1 })
  })

  it('do not meet across a row with an unknown label', () => {
    const rows = ['- V Portland 97', '- X SanAntonio 106', '- H GoldenState 96']
    expect(read(...rows).games).toEqual([])
  })

  it('fall into step again on neutral ground: by rotation numbers, else with the next day', () => {
    const rows = neutral(without(PLAYED, 0))
    expect(read(...rows)).toMatchObject({ games: GAMES.slice(1), reasons: { [ALONE]: 1 }, neutral: [true, true] })
    const days = ['- N Portland 97', '- N Utah 117 @ 2007-10-31', '- N GoldenState 96 @ 2007-10-31']
    expect(read(...days)).toMatchObject({ games: [GAMES[1]], reasons: { [ALONE]: 1 } })
  })

  it('are one game, too, where the home row repeats the rotation number of its visitor', () => {
    expect(read('501 V Portland 97', '501 H SanAntonio 106').games).toEqual([GAMES[0]])
  })

  it('follow the rotation numbers where V and H are swapped, and count it', () => {
    expect(read('501 H Portland 97', '502 V SanAntonio 106')).toMatchObject({
      games: [GAMES[0]],
      reasons: { 'price: visitor and home swapped': 1 },
    })
  })
})
