import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Burst } from './burst.tsx'

it('is fifteen particles, each on a way of its own, told to nobody', () => {
  const { container } = render(<Burst />)
  const particles = [...container.querySelectorAll('i')]
  expect(particles).toHaveLength(15)
  expect(new Set(particles.map((one) => one.getAttribute('style'))).size).toBe(15)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
