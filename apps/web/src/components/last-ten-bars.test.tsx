import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LastTenBars } from './last-ten-bars.tsx'

const NINE_UNDERS = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
const greenBars = (figure: HTMLElement) => figure.querySelectorAll('.bg-value').length

it('colors the games that the bet would have won, on either side', () => {
  const { rerender } = render(<LastTenBars name="Marstock" side="Under" line={0.5} counts={NINE_UNDERS} />)
  expect(greenBars(screen.getByRole('figure'))).toBe(9)
  expect(screen.getByText('Under 0.5 hit in 9 of the last 10 games')).toBeInTheDocument()
  rerender(<LastTenBars name="Marstock" side="Over" line={0.5} counts={NINE_UNDERS} />)
  expect(greenBars(screen.getByRole('figure'))).toBe(1)
  expect(screen.getByText('Over 0.5 hit in 1 of the last 10 games')).toBeInTheDocument()
})

it('counts a push as a hit of neither side', () => {
  const { rerender } = render(<LastTenBars name="Points" side="Under" line={20} counts={[20, 19, 25]} />)
  expect(screen.getByText('Under 20 hit in 1 of the last 3 games')).toBeInTheDocument()
  rerender(<LastTenBars name="Points" side="Over" line={20} counts={[20, 19, 25]} />)
  expect(screen.getByText('Over 20 hit in 1 of the last 3 games')).toBeInTheDocument()
})

it('reads out every count with the line', () => {
  render(<LastTenBars name="Points" side="Over" line={20} counts={[25]} />)
  expect(screen.getByRole('img', { name: 'Points, last 1 game: 25; over 20 hit in 1' })).toBeInTheDocument()
})
