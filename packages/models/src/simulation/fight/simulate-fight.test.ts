import { expect, it } from 'vitest'
import { mean, numbers } from '../../../testing/moments.ts'
import { simulateFight } from './simulate-fight.ts'

it('draws fights with one winner and one ending each, as often as recorded', () => {
  const draws = simulateFight({ first: 0.6, rounds: 3 }, 20_000, 3)
  const told = draws.players.get('fight')!
  expect(Math.abs(mean(numbers(draws.home)) - 0.6)).toBeLessThan(0.015)
  // 50.5 % of 5,682 fights, those with a finish in an unknown round left out.
  expect(Math.abs(mean(numbers(told.decision!)) - 0.52)).toBeLessThan(0.015)
  for (let i = 0; i < 500; i++) {
    expect(draws.home[i]! + draws.away[i]!).toBe(1)
    expect(told.knockout![i]! + told.submission![i]! + told.decision![i]!).toBe(1)
    expect(told.rounds![i]).toBeGreaterThanOrEqual(1)
    if (told.decision![i] === 1) expect(told.rounds![i]).toBe(3)
  }
  expect(Math.max(...simulateFight({ first: 0.6, rounds: 5 }, 2000, 3).players.get('fight')!.rounds!)).toBe(5)
})

it('refuses a probability outside 0 to 1', () => {
  expect(() => simulateFight({ first: 1.2, rounds: 3 }, 1, 1)).toThrow(/probability/)
  expect(() => simulateFight({ first: 0.5, rounds: 3 }, 0, 1)).toThrow(RangeError)
})
