import { beforeAll } from 'vitest'
import { testComputedResponses } from '../test-computed-responses.ts'
import { testGamesAndSlips } from '../test-games-and-slips.ts'
import { type Simulated, simulated } from './simulated-responses.ts'
import { testAlternativePicks } from './test-alternative-picks.ts'
import { testBetList } from './test-bet-list.ts'
import { testBetLists } from './test-bet-lists.ts'
import { testEveryRoute } from './test-every-route.ts'
import { testMarkets } from './test-markets.ts'
import { testOwnBooks } from './test-own-books.ts'
import { testPlayerProps } from './test-player-props.ts'
import { testPostedRequests } from './test-posted-requests.ts'
import { testRecord } from './test-record.ts'
import { testSentences } from './test-sentences.ts'
import { testSidesAndTools } from './test-sides-and-tools.ts'

/** What every endpoint says, on a simulated app that has just learned its past. */
export function testResponses(of: () => Simulated): void {
  beforeAll(async () => {
    const { app, board } = of()
    Object.assign(simulated, { app, board })
    simulated.testId = (await app.inject({ method: 'POST', url: '/api/analytics/tests' })).json().id
    simulated.sharedId = (await app.inject('/api/social-sharing/predictions')).json().predictions[0].id
  })

  testEveryRoute()
  testPostedRequests()
  testBetLists()
  testSentences()
  testAlternativePicks()
  testRecord()
  testMarkets()
  testPlayerProps()
  testOwnBooks()
  testSidesAndTools()
  testBetList()
  testGamesAndSlips(() => simulated)
  testComputedResponses(() => simulated)
}
