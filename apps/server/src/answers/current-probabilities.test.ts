import type { BoardGame } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { currentProbabilities } from './current-probabilities.ts'

type Told = Parameters<typeof currentProbabilities>[0]
const model = [0.6, 0.4]
const forecast = { chances: [0.55, 0.45] } as unknown as BoardGame['forecast']
const playing = (winner: readonly number[] | null) => ({ winner }) as unknown as Told['live']

describe('the win probabilities of a game that is not over', () => {
  it('are the forecast’s before the start, and the model’s if nobody quotes a price', () => {
    expect(currentProbabilities({ forecast, model, live: null })).toEqual([0.55, 0.45])
    expect(currentProbabilities({ forecast: null, model, live: null })).toEqual(model)
  })

  it('are those in play once the game has begun', () => {
    expect(currentProbabilities({ forecast, model, live: playing([0.9, 0.1]) })).toEqual([0.9, 0.1])
  })

  it('are not known in play if neither odds nor score tell them, whatever was forecast before the start', () => {
    expect(currentProbabilities({ forecast, model, live: playing(null) })).toBeNull()
  })
})
