import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aRankedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { WorthNow } from './worth-now.tsx'

const { reasoning: _, expectedValue: __, ...bet } = aRankedPick()
const aBet = (id: string, pick: string, expectedValue: number) => ({
  ...bet,
  id,
  pick,
  expectedValue,
  sharpValue: null,
  marketProbability: null,
  carriedOverFrom: null,
  reasoning: [],
  books: [],
})

it('shows the EV of each bet from percent, next to its own bet', () => {
  show(<WorthNow bets={[aBet('a', 'Boston -1.5', 5.3), aBet('b', 'Over 8.5', 1.2)]} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(/Boston −1\.5.*Expected value \+5\.3%/)
  expect(second).toHaveTextContent(/Over 8\.5.*Expected value \+1\.2%/)
})

it('shows nothing if no bet is worth making', () => {
  const { container } = show(<WorthNow bets={[]} />)
  expect(container).toBeEmptyDOMElement()
})
