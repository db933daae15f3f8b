import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RivalBets } from './rival-bets.tsx'

const prop = (line: number, side: string) => `g1|player-prop|Ann Lee|points|${line}|${side}`

it.each([
  ['both sides of one line', [prop(20.5, 'over'), prop(20.5, 'under')], true],
  ['two lines', [prop(20.5, 'over'), prop(21.5, 'under')], false],
  ['home and draw', ['g1|three-way||home', 'g1|three-way||draw'], true],
  ['winners of two games', ['g1|moneyline||home', 'g2|moneyline||home'], false],
  ['none', [], false],
])('says why several outcomes of one market are worth making: %s', (_, ids, isSaid) => {
  const { container } = show(<RivalBets ids={ids} />)
  expect(container.textContent?.startsWith('Several outcomes of one market are worth it')).toBe(isSaid)
})
