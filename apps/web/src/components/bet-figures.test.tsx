import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { BetFigures } from './bet-figures.tsx'

const figures = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('shows a fraction as EV, percent as probability and confidence, each under its own name', () => {
  show(
    <BetFigures confidence={72.9} assumed={false} winProbability={54.25} expectedValue={0.031} sharpValue={-0.012} />,
  )
  expect(figures()).toEqual([
    'Expected value +3.1%',
    'Win probability 54.3%',
    'Beats the close 72%',
    'Sharp value −1.2%',
  ])
  expect(screen.getByText('+3.1%')).toHaveClass('text-value')
  expect(screen.getByText('−1.2%')).toHaveClass('text-against')
})

it('shows a dash where the sharpest book has no odds or the confidence is not known', () => {
  show(<BetFigures confidence={null} assumed={false} winProbability={50} expectedValue={0} sharpValue={null} />)
  expect(figures()).toEqual(['Expected value 0.0%', 'Win probability 50.0%', 'Beats the close –', 'Sharp value –'])
  expect(screen.getByText('0.0%')).not.toHaveClass('text-value')
  expect(screen.getByText('0.0%')).not.toHaveClass('text-against')
})

it('leaves out a sharp value that was not sent', () => {
  show(<BetFigures confidence={72} assumed winProbability={50} expectedValue={0.01} />)
  expect(screen.queryByText('Sharp value')).toBeNull()
  expect(screen.getByText('72%')).toHaveClass('assumed')
})

it('says of a bet in play that its price is held against later odds', () => {
  show(<BetFigures confidence={91.2} assumed={false} inPlay winProbability={50} expectedValue={0.01} />)
  expect(figures()[2]).toBe('Beats later odds 91%')
})
