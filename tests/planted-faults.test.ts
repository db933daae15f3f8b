import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantedFaults } from './faults/planted-faults.ts'

const timesIn = (text: string, part: string): number => text.split(part).length - 1

it('can be planted, each: what it replaces stands once in its file', () => {
  const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const moved = plantedFaults.filter(({ file, from }) => timesIn(textOf(file), from) !== 1)
  expect(moved.map(({ id, file }) => `${id} ${file}`)).toEqual([])
})

it('have an id each', () => {
  expect(new Set(plantedFaults.map(({ id }) => id)).size).toBe(plantedFaults.length)
})
