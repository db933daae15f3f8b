import { expect, it } from 'vitest'
import { meet, meetForm, nineOf } from './nine.ts'
import { ENDS, OUT, SINGLE, STRIKEOUT, WALK } from './plate-appearance.ts'

/** Odds against an out in play of each end of a leadoff batter's plate appearances, in this form of the starter. */
function oddsIn(form: number) {
  const [attack, defence] = [nineOf({}), nineOf({})]
  meet(attack, defence)
  meetForm(attack, 0, form)
  const cumulative = attack.chances.slice(0, ENDS)
  const probabilities = cumulative.map((probability, end) => probability - (cumulative[end - 1] ?? 0))
  return probabilities.map((probability) => probability / probabilities[OUT]!)
}

it('gives more hits and fewer strikeouts on a day that is good for hitters, and as many walks as on any other', () => {
  const [usual, good] = [oddsIn(0), oddsIn(1)]
  for (let end = SINGLE; end < ENDS; end++) expect(good[end]).toBeGreaterThan(usual[end]! * 1.01)
  expect(good[STRIKEOUT]).toBeLessThan(usual[STRIKEOUT]! * 0.99)
  expect(good[WALK]).toBeCloseTo(usual[WALK]!, 12)
})
