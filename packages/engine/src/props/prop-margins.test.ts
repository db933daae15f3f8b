import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { propMargins } from './prop-margins.ts'

/** A long shot: 9.5 % by the power method, 13.3 % if the margin is taken out in proportion. */
const longShot = { over: decimalOdds(7), under: decimalOdds(1.075) }

/** Decides lines of which every n-th goes over. */
function decide(margins: ReturnType<typeof propMargins>, lines: number, oneIn: number, stat = 'home_runs') {
  for (let i = 0; i < lines; i++)
    margins.add({ stat, quotes: [longShot, longShot], learned: null, wentOver: i % oneIn === 0 })
}

describe('the margins on a stat', () => {
  it('are taken out by the power method once long shots have come in too seldom, on that stat alone', () => {
    const margins = propMargins()
    decide(margins, 2000, 12)
    decide(margins, 2000, 7, 'hits')
    margins.learn()
    expect(margins.method('home_runs')).toBe('power')
    expect(margins.method('hits')).toBe('multiplicative')
    expect(margins.method('outs')).toBe('multiplicative')
  })

  it('stay as they are where the difference may be chance, or the lines are few', () => {
    const margins = propMargins()
    // Each tenth comes in, nearer to the power method's 9.5 %, but 300 of them cannot tell it from 13.3 %.
    decide(margins, 300, 10)
    decide(margins, 199, 1000, 'goals')
    margins.learn()
    expect(margins.method('home_runs')).toBe('multiplicative')
    expect(margins.method('goals')).toBe('multiplicative')
    decide(margins, 1, 1000, 'goals')
    margins.learn()
    expect(margins.method('goals')).toBe('power')
  })

  it('change only when the day is learned, and are the same after a restart', () => {
    const margins = propMargins()
    decide(margins, 2000, 12)
    expect(margins.method('home_runs')).toBe('multiplicative')
    const restored = propMargins()
    restored.restore(JSON.parse(JSON.stringify(margins.save())))
    for (const one of [margins, restored]) one.learn()
    expect(restored.method('home_runs')).toBe('power')
    expect(restored.save()).toEqual(margins.save())
  })
})
