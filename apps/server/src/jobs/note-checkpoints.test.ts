import type { LeagueKey } from '@fairline/domain'
import type { Notes } from '@fairline/stores'
import { expect, it, vi } from 'vitest'
import { noteCheckpoints } from './note-checkpoints.ts'

function memoryNotes(): Notes & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    read: async (name) => texts.get(name) ?? null,
    write: async (name, body) => void texts.set(name, body),
    async writeAll(notes) {
      for (const [name, body] of notes) texts.set(name, body)
    },
    damaged: () => [],
  }
}

it('keeps a head and the part of each league, and says when they were written', async () => {
  const onWritten = vi.fn<() => void>()
  const checkpoints = noteCheckpoints(memoryNotes(), ['mlb', 'nba'], onWritten)
  expect([await checkpoints.head(), await checkpoints.part('mlb')]).toEqual([null, null])
  await checkpoints.write('head', new Map<LeagueKey, string>([['mlb', 'rating 1500']]))
  expect(onWritten).toHaveBeenCalledOnce()
  expect([await checkpoints.head(), await checkpoints.part('mlb'), await checkpoints.part('nba')]).toEqual([
    'head',
    'rating 1500',
    null,
  ])
})

it('is not said to be written if the store refuses it', async () => {
  const onWritten = vi.fn<() => void>()
  const writeAll = () => Promise.reject(new Error('the disk is full'))
  const checkpoints = noteCheckpoints({ ...memoryNotes(), writeAll }, ['mlb'], onWritten)
  await expect(checkpoints.write('head', [])).rejects.toThrow('the disk is full')
  expect(onWritten).not.toHaveBeenCalled()
})

it('copies all that there is of an unusable one, and says where', async () => {
  const notes = memoryNotes()
  const checkpoints = noteCheckpoints(notes, ['mlb', 'nba'], () => {})
  await checkpoints.write('head', new Map<LeagueKey, string>([['nba', 'rating 1500']]))
  expect(await checkpoints.setAside!()).toBe('the notes “checkpoint….unusable”')
  await checkpoints.write('new', new Map<LeagueKey, string>([['nba', 'rating 1600']]))
  expect([notes.texts.get('checkpoint.unusable'), notes.texts.get('checkpoint.nba.unusable')]).toEqual([
    'head',
    'rating 1500',
  ])
  expect(notes.texts.get('checkpoint.mlb.unusable')).toBe('')
})

it('replaces the whole copy of the unusable one before: a part that is missing now is empty', async () => {
  const notes = memoryNotes()
  const checkpoints = noteCheckpoints(notes, ['mlb', 'nba'], () => {})
  await checkpoints.write('first', [
    ['mlb', 'rating 1500'],
    ['nba', 'rating 1510'],
  ])
  await checkpoints.setAside!()
  notes.texts.delete('checkpoint.mlb')
  await checkpoints.setAside!()
  expect(notes.texts.get('checkpoint.mlb.unusable')).toBe('')
})

it('copies all of an unusable one or nothing', async () => {
  const notes = memoryNotes()
  const writeAll = () => Promise.reject(new Error('the disk is full'))
  await notes.write('checkpoint', 'head')
  const checkpoints = noteCheckpoints({ ...notes, writeAll }, ['mlb'], () => {})
  await expect(checkpoints.setAside!()).rejects.toThrow('the disk is full')
  expect([...notes.texts.keys()]).toEqual(['checkpoint'])
})

it('collects garbage before the first part and each time two million characters have been written', async () => {
  const collected: string[][] = []
  const notes = memoryNotes()
  const collect = () => void collected.push([...notes.texts.keys()])
  const checkpoints = noteCheckpoints(notes, ['mlb', 'nba', 'nhl', 'nfl'], () => {}, collect)
  const text = 'x'.repeat(1_000_000)
  await checkpoints.write(
    'head',
    new Map<LeagueKey, string>([
      ['mlb', text],
      ['nba', text],
      ['nhl', text],
      ['nfl', text],
    ]),
  )
  const parts = ['mlb', 'nba', 'nhl', 'nfl'].map((league) => `checkpoint.${league}`)
  expect(collected).toEqual([['checkpoint'], ['checkpoint', ...parts.slice(0, 2)], ['checkpoint', ...parts]])
})
