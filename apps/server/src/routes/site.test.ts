import { site } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { boardState } from '../jobs/board-state.ts'

const boardAt = (version: number, prices: Readonly<Record<string, number>>): Board => ({
  ...boardOf(upcomingGame('g', [pricedBet({ gameId: 'g', league: 'mlb', prices })])),
  version,
})

it('lists the books of the newest board by name, and none before the first', async () => {
  const state = boardState('replay')
  const app = testApp({}, { state, donationWallet: 'wallet' })
  const read = async () => site.answer.parse((await app.inject(site.path)).json())
  expect(await read()).toMatchObject({ books: [], donationWallet: 'wallet' })
  state.show(boardAt(1, { Beta: 2.1, Alpha: 2 }))
  expect((await read()).books).toEqual(['Alpha', 'Beta'])
  state.show(boardAt(2, { Gamma: 2 }))
  expect((await read()).books).toEqual(['Gamma'])
})

it('tells each browser what it has unlocked itself, and lets none store that', async () => {
  const app = testApp({ passwords: { ai: 'abracadabra', operator: 'open sesame' } })
  const read = async (cookie = '') => {
    const response = await app.inject({ url: site.path, headers: { cookie } })
    expect(response.headers['cache-control']).toBe('no-store')
    const { aiUnlocked, operatorUnlocked, signedInTo } = site.answer.parse(response.json())
    return { aiUnlocked, operatorUnlocked, signedInTo }
  }
  const unlock = async (url: string, password: string) => {
    const { cookies } = await app.inject({ method: 'POST', url, payload: { password } })
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const ai = await unlock('/api/ai-access', 'abracadabra')
  const operator = await unlock('/api/operator-access', 'open sesame')
  expect(await read(ai)).toEqual({ aiUnlocked: true, operatorUnlocked: false, signedInTo: ['ai'] })
  expect(await read(operator)).toEqual({ aiUnlocked: false, operatorUnlocked: true, signedInTo: ['operator'] })
  expect(await read()).toEqual({ aiUnlocked: false, operatorUnlocked: false, signedInTo: [] })
})
