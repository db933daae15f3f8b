import { routes } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import type { SimulatedApp } from '../simulated-app.ts'

/** An app of the simulated leagues that has learned its past, and its board. */
export interface Simulated {
  readonly app: SimulatedApp['app']
  readonly board: Board
}

/** The app whose responses are read, and examples that paths need; set before the tests run. */
export const simulated: { app: Simulated['app']; board: Board; testId: string; sharedId: string } = {
  app: undefined as never,
  board: undefined as never,
  testId: '',
  sharedId: '',
}

/** Every read but the health check. */
export const reads = routes.filter(({ method, path }) => method === 'GET' && path !== '/api/health')

/** The parsed JSON of a read. */
export const responseOf = async (path: string): Promise<Record<string, unknown>> =>
  (await simulated.app.inject(path)).json()

/** A bet as lists of the documents have it. */
export interface ListedBet {
  readonly id: string
  readonly expectedValue: number
  readonly confidence: number | null
  readonly winProbability: number
  readonly isPick: boolean
  readonly odds: number
}

/** @param american  odds */
export const decimal = (american: number): number => (american > 0 ? 1 + american / 100 : 1 - 100 / american)
