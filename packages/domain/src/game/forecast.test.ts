import { describe, expect, it } from 'vitest'
import { Forecast, ReferenceForecast } from './forecast.ts'

const reference = { gameId: 'g', forecaster: 'elo', chances: [0.6, 0.4], observedAt: 1 }
const forecast = {
  gameId: 'g',
  chances: [0.55, 0.45],
  model: [0.5, 0.5],
  market: [0.6, 0.4],
  modelVersion: 'mlb-3',
  knownAt: 1,
}

const tooMany = [0.25, 0.25, 0.25, 0.25]

describe('a reference forecast', () => {
  it.each([
    ['home and away', [0.6, 0.4]],
    ['home, draw and away', [0.5, 0.3, 0.2]],
    ['a certain winner', [1, 0]],
  ])('gives the probabilities of %s', (_, probabilities) => {
    expect(ReferenceForecast.parse({ ...reference, chances: probabilities })).toEqual({
      ...reference,
      chances: probabilities,
    })
  })

  it.each([
    ['gameId', { gameId: '' }],
    ['forecaster', { forecaster: '' }],
    ['chances', { chances: [1] }],
    ['chances', { chances: tooMany }],
    ['chances.0', { chances: [1.01, 0] }],
    ['chances.1', { chances: [1, -0.01] }],
    ['observedAt', { observedAt: '2019-06-15T00:00:00Z' }],
  ])('is refused at %s in %j', (path, damage) => {
    const issues = ReferenceForecast.safeParse({ ...reference, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('a forecast', () => {
  it.each([
    ['the model and the market', forecast],
    ['the model only, where no book quotes the game', { ...forecast, market: null }],
    [
      'three outcomes of each',
      { ...forecast, chances: [0.5, 0.3, 0.2], model: [0.4, 0.3, 0.3], market: [0.6, 0.3, 0.1] },
    ],
  ])('is blended from %s', (_, valid) => {
    expect(Forecast.parse(valid)).toEqual(valid)
  })

  it.each([
    ['gameId', { gameId: '' }],
    ['chances', { chances: [1] }],
    ['chances', { chances: tooMany }],
    ['chances.1', { chances: [0, 1.01] }],
    ['model', { model: [1] }],
    ['model', { model: tooMany }],
    ['model', { model: null }],
    ['model.0', { model: [-0.01, 1] }],
    ['market', { market: [1] }],
    ['market', { market: tooMany }],
    ['market.1', { market: [0, Number.NaN] }],
    ['modelVersion', { modelVersion: '' }],
    ['knownAt', { knownAt: 0.5 }],
  ])('is refused at %s in %j', (path, damage) => {
    const issues = Forecast.safeParse({ ...forecast, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})
