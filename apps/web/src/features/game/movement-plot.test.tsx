import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { MovementPlot } from './movement-plot.tsx'

it('draws a higher line higher up', () => {
  const start = Date.parse('2026-07-15T12:00:00Z')
  const points = [
    { at: start, value: 8, price: -110 },
    { at: start + 3_600_000, value: 9, price: -105 },
  ]
  const band = points.map(({ at, value }) => ({ at, low: value, high: value }))
  show(
    <MovementPlot
      title="The total rose from 8 to 9"
      unit="total"
      lead={{ book: 'Pinnacle', points }}
      band={band}
      until={start + 7_200_000}
      hasStarted={false}
    />,
  )
  const heightOf = (text: string) => Number(screen.getByText(text).getAttribute('y'))
  // In SVG y grows downwards.
  expect(heightOf('9')).toBeLessThan(heightOf('8'))
  expect(heightOf('Pinnacle −105')).toBeLessThan(heightOf('−110'))
})

const noon = Date.parse('2026-07-15T12:00:00Z')
type Plot = Parameters<typeof MovementPlot>[0]
function plot(values: readonly number[], other: Partial<Plot> = {}) {
  const points = values.map((value, i) => ({ at: noon + i * 3_600_000, value, price: -110 - 5 * i }))
  const band = points.map(({ at, value }) => ({ at, low: value, high: value }))
  const lead = { book: 'Pinnacle', points }
  show(
    <MovementPlot
      {...{ title: 'Moved', unit: 'spread', lead, band, until: noon + 7_200_000, hasStarted: false, ...other }}
    />,
  )
}
const texts = () => Array.from(document.querySelectorAll('svg text'), ({ textContent }) => textContent)

it.each([
  [false, 'Now', 'Start'],
  [true, 'Start', 'Now'],
])('names its right end by whether the game has started: %s', (hasStarted, end, other) => {
  plot([8, 9], { hasStarted })
  // 12:00 and 13:00 UTC are 5 and 6 in the morning in Los Angeles; the end is the third moment.
  expect(texts()).toEqual(expect.arrayContaining(['5:00 AM PT', '6:00 AM PT', end, 'Jul 15']))
  expect(texts()).not.toContain(other)
})

it('signs a handicap on its axis', () => {
  // From −1.5 to 1.5 with half a point of room: −2 to 2.
  plot([-1.5, 1.5])
  expect(texts().slice(0, 5)).toEqual(['−2', '−1', '0', '+1', '+2'])
})

it('shows no line on its axis that is neither whole nor half, and no sign of a total', () => {
  // From 7.5 to 8.5 in steps of 0.2: of these only 8 is a line.
  plot([8, 8], { unit: 'total' })
  expect(texts()[0]).toBe('8')
  expect(texts().filter((text) => /^\d+\.\d+$/.test(text ?? ''))).toEqual([])
})

it('shows each implied probability with the odds that ask for it', () => {
  // From 48 to 52 with two points of room: 46 to 54. 48% asks for +108.33, 52% for −108.33.
  plot([48, 52], { unit: 'probability' })
  expect(texts().slice(2, 8)).toEqual(['+108', '48%', '+100', '50%', '−108', '52%'])
})

it('labels a line with the odds of every move, and with the book at those of now', () => {
  plot([8, 9], { unit: 'total' })
  // Moves at 12 and 13 o’clock; now is 14 o’clock, at the odds of the last move.
  expect(texts().slice(-3)).toEqual(['Pinnacle −115', '−110', '−115'])
})

it('labels a probability with the odds of now only', () => {
  plot([48, 52], { unit: 'probability' })
  expect(texts().at(-1)).toBe('Pinnacle −115')
  expect(texts()).not.toContain('−110')
})

it('leaves the time of the middle out where it would touch the first one', () => {
  const Observer = class {
    readonly onResize: ResizeObserverCallback
    constructor(onResize: ResizeObserverCallback) {
      this.onResize = onResize
    }
    observe(): void {
      this.onResize([{ contentRect: { width: 330 } } as ResizeObserverEntry], this)
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  plot([8, 9])
  vi.unstubAllGlobals()
  expect(texts()).toEqual(expect.arrayContaining(['5:00 AM PT', 'Now']))
  expect(texts()).not.toContain('6:00 AM PT')
})
