import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { BallPhase } from './ball-phase.ts'
import { MagicBall } from './magic-ball.tsx'

function open(phase: BallPhase = 'idle', onTap: () => void = () => undefined) {
  show(<MagicBall phase={phase} bursts={0} face="Ask me" onTap={onTap} />)
  return screen.getByRole('button', { name: 'Ask me: ask the magic ball for today’s picks' })
}

it('answers a tap, and shows what surfaces in its window', () => {
  const onTap = vi.fn<() => void>()
  const ball = open('idle', onTap)
  fireEvent.click(ball)
  expect(onTap).toHaveBeenCalledTimes(1)
  expect(ball).toHaveTextContent('Ask me')
  expect(ball).toHaveAttribute('aria-disabled', 'false')
})

it('says that it is busy while it shakes', () => {
  expect(open('shaking')).toHaveAttribute('aria-disabled', 'true')
})

it('leans toward the pointer by at most 8 degrees, and settles when the pointer leaves', () => {
  const ball = open()
  ball.getBoundingClientRect = () => new DOMRect(100, 200, 200, 100)
  const lean = () => [ball.style.getPropertyValue('--tilt-x'), ball.style.getPropertyValue('--tilt-y')]
  const moveTo = (clientX: number, clientY: number) =>
    fireEvent(ball, new MouseEvent('pointermove', { bubbles: true, clientX, clientY }))
  // The right edge tips away to the right; the upper edge tips up.
  moveTo(300, 200)
  expect(lean()).toEqual(['8.0deg', '8.0deg'])
  moveTo(150, 275)
  expect(lean()).toEqual(['-4.0deg', '-4.0deg'])
  fireEvent.pointerLeave(ball)
  expect(lean()).toEqual(['0deg', '0deg'])
})
