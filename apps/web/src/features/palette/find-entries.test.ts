import { describe, expect, it } from 'vitest'
import { findEntries, firstOf } from './find-entries.ts'
import type { PaletteEntry } from './palette-entries.ts'

const entry = (group: PaletteEntry['group'], name: string): PaletteEntry => ({
  group,
  id: `${group} ${name}`,
  name,
  kind: '',
  words: name,
  to: { show: name },
})
const screens = Array.from({ length: 11 }, (_, n) => entry('Go to', `Screen ${n}`))
const players = Array.from({ length: 400 }, (_, n) => entry('Players', `Jones ${n}`))
const all = [...screens, entry('Teams', 'Boston Red Sox'), ...players]

describe('what is found', () => {
  it('is every screen and the first of everything else before anything is typed', () => {
    expect(findEntries(all, ' ').map(([group, of]) => [group, of.length])).toEqual([
      ['Go to', 11],
      ['Teams', 1],
      ['Players', 6],
    ])
  })

  it('is what fits best, and no more than can be read', () => {
    expect(findEntries(all, 'red sox')).toEqual([['Teams', [all[11]]]])
    const [[group, found]] = findEntries(all, 'jones') as [[string, readonly PaletteEntry[]]]
    expect([group, found.length]).toEqual(['Players', 24])
    expect(findEntries(all, 'jones 399')[0]?.[1][0]).toBe(players[399])
  })

  it('leaves out what holds the letters by chance', () => {
    const yankees = entry('Teams', 'New York Yankees')
    const probability = entry('Picks', 'Bryant makes an unlikely kick')
    expect(findEntries([probability, yankees], 'yank')).toEqual([['Teams', [yankees]]])
    expect(findEntries([probability], 'yank')).toEqual([['Picks', [probability]]])
  })

  it('is nothing where nothing is called so', () => {
    expect(findEntries(all, 'qqq')).toEqual([])
  })

  it('has its first ones beneath the names of their groups', () => {
    const found = findEntries(all, '')
    expect(firstOf(found, 13).map(([group, of]) => [group, of.length])).toEqual([
      ['Go to', 11],
      ['Teams', 1],
      ['Players', 1],
    ])
    expect(firstOf(found, 3)).toEqual([['Go to', screens.slice(0, 3)]])
    expect(firstOf(found, 99)).toEqual(found)
  })
})
