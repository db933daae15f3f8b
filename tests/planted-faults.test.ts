import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantedFaults } from './faults/planted-faults.ts'

const timesIn = (text: string, part: string): number => text.split(part).length - 1

it('every planted fault replaces text that occurs once in its file', () => {
  const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const moved = plantedFaults.filter(({ file, from }) => timesIn(textOf(file), from) !== 1)
  expect(moved.map(({ id, file }) => `${id} ${file}`)).toEqual([])
})

it('every planted fault has its own id', () => {
  expect(new Set(plantedFaults.map(({ id }) => id)).size).toBe(plantedFaults.length)
})
