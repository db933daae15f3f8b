import { expect, it } from 'vitest'
import { inPlayBandLines } from './in-play-band-lines.ts'

const bands = [{ from: 50, to: 60, count: 200, games: 40, said: 0.551, observed: 0.56, standardError: 0.01 }]

it('shows each league that has prices, and what the recommended ones are worth then and two minutes later', () => {
  const text = inPlayBandLines({
    leagues: [
      { name: 'WNBA', bands },
      { name: 'UFC', bands: [] },
    ],
    recommended: bands,
    value: { count: 200, now: 0.031, later: 0.012 },
  })
  expect(text).not.toContain('UFC')
  expect(text).toMatch(
    /^WNBA\n\nconfidence .*\n─.*\n50–60 +200 +40 +55\.1% +56\.0% +1\.0%\n\nRecommended bets\n\n.*\n─.*\n50–60/,
  )
  expect(text).toContain('200 recommended prices: EV 3.1% when looked at, 1.2% by the fair price two minutes later')
})

it('says so where no price was worth it', () => {
  expect(inPlayBandLines({ leagues: [], recommended: [], value: null })).toContain('No price was worth it.')
})
