import { expect, it } from 'vitest'
import { propLeagues } from './prop-leagues.ts'

it('names the leagues of a screen, and whichever others have props', () => {
  const props = [{ league: 'WNBA' }, { league: 'Serie A' }, { league: 'MLS' }, { league: 'MLS' }]
  expect(propLeagues(['MLB', 'WNBA'], props)).toEqual(['MLB', 'WNBA', 'MLS', 'Serie A'])
})
