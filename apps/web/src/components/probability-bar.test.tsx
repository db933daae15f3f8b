import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProbabilityBar } from './probability-bar.tsx'

const color = 'var(--away-bar)'

it('calls no outcome certain or impossible while the game is on', () => {
  const parts = [
    { name: 'Boston', value: 0.04, color },
    { name: 'Chicago', value: 99.96, color },
  ]
  render(<ProbabilityBar parts={parts} note="Live." />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Fair probabilities: Boston <0.1%, Chicago >99.9%. Live.')
})
