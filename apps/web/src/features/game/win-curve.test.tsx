import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { WinCurve } from './win-curve.tsx'

const curve = [
  { at: '2026-07-15T19:00:00Z', home: 52, score: '0–0' },
  { at: '2026-07-15T19:01:00Z', home: 44, score: '2–0' },
]
const draw = (points: typeof curve) => show(<WinCurve curve={points} home="Boston Red Sox" now={61.3} score="2–3" />)

it('captions the probability of now with the score of now, its own points first, not with that of the last sample', () => {
  draw(curve)
  expect(screen.getByText('Boston Red Sox 61.3% at 3–2 now. Dashed line: 50%.')).toBeInTheDocument()
})

it('describes the curve by its own first and last samples', () => {
  draw(curve)
  const name = 'Win probability of Boston Red Sox: from 52.0% at 0–0 to 44.0% at 0–2'
  expect(screen.getByRole('img', { name })).toBeInTheDocument()
})

it('puts the home team’s points first at both ends of a curve that starts after the first run', () => {
  draw(curve.map((point, i) => ({ ...point, score: i === 0 ? '1–0' : '4–1' })))
  const name = 'Win probability of Boston Red Sox: from 52.0% at 0–1 to 44.0% at 1–4'
  expect(screen.getByRole('img', { name })).toBeInTheDocument()
})

it('pairs the probability with the score before there is a chart, too', () => {
  draw(curve.slice(0, 1))
  expect(screen.getByText(/^Boston Red Sox 61.3% at 3–2. The chart starts/)).toBeInTheDocument()
})

it('says that the probability of now is not known instead of showing one', () => {
  show(<WinCurve curve={curve} home="Boston Red Sox" now={null} score="2–3" />)
  expect(
    screen.getByText('Boston Red Sox at 3–2: win probability not known now. Dashed line: 50%.'),
  ).toBeInTheDocument()
})

it('draws a higher probability higher up, and marks the newest one at the right', () => {
  // From 152 for nothing up to 8 for certain: 75% lies at 44, 25% at 116; from 8 to 592 across.
  const [first, last] = curve.map((point, i) => ({ ...point, home: i === 0 ? 75 : 25 }))
  if (!first || !last) throw new RangeError('the curve has two points')
  draw([first, last])
  const mark = screen.getByRole('img').querySelector('circle')
  expect([mark?.getAttribute('cx'), mark?.getAttribute('cy')]).toEqual(['592', '116'])
  expect(screen.getByRole('img').querySelector('path')?.getAttribute('d')).toMatch(/^M8,44/)
})
