import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProp } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { PropCard } from './prop-card.tsx'

const open = (other: Partial<typeof aProp> = {}) => {
  show(<PropCard prop={{ ...aProp, ...other }} />)
  return screen.getByRole('article')
}

it('shows confidence, probability and value, the value from percent, each under its own name', () => {
  open({ finalConfidence: 72, winProbability: 51.4, expectedValue: 5.37 })
  expect(screen.getByRole('button', { name: /^Beats the close/ })).toHaveTextContent('Beats the close 72%')
  expect(screen.getByRole('button', { name: /^Win probability/ })).toHaveTextContent('Win probability 51.4%')
  expect(screen.getByRole('button', { name: /^Expected value/ })).toHaveTextContent('Expected value +5.4%')
})

it('counts how often the last games went this way', () => {
  expect(open({ last5: [true, false, false] })).toHaveTextContent('Hit in 1 of the last 3 games')
})

it('says nothing of past games where none is known, and shows no badge for a pass', () => {
  const card = open({ last5: [], recommendation: 'PASS' })
  expect(card).not.toHaveTextContent('Hit in')
  expect(screen.queryByText('PASS')).toBeNull()
})

it('names the player’s team first, and the game where the team is not known', () => {
  expect(open()).toHaveTextContent('Seattle Storm vs Phoenix Mercury')
})

it('names the game where the player’s team is not known', () => {
  expect(open({ team: null })).toHaveTextContent('Seattle Storm @ Phoenix Mercury')
})
