import { americanFromDecimal, type DecimalOdds, findArbitrage, noVig, noVigMethods, stakeLegs } from '@fairline/odds'
import * as oddslib from 'oddslib'
import { Bench } from 'tinybench'
import type { Measured } from '../measured.ts'

const books = Array.from({ length: 512 }, (_, i) => {
  const home = 0.2 + (0.6 * i) / 512
  return [1 / (home * 1.025), 1 / ((1 - home) * 1.025)] as DecimalOdds[]
})
const threeWay = books
  .map(([home]) => [home, 1 / 0.28, 1 / (1.05 - 0.28 - 1 / (home as number))] as DecimalOdds[])
  .filter(([, , away]) => (away ?? 0) > 1)
const middles = books.map(([home, away]) => [(home as number) * 1.04, (away as number) * 1.04] as DecimalOdds[])

/** Nanoseconds per call of the functions that run on every quote. */
export async function oddsSuite(): Promise<Measured[]> {
  const bench = new Bench({ time: 200, warmupTime: 50 })
  for (const method of noVigMethods) {
    bench.add(`no-vig ${method}, two-way`, () => over(books, (prices) => noVig(method, prices)))
    bench.add(`no-vig ${method}, three-way`, () => over(threeWay, (prices) => noVig(method, prices)))
  }
  bench.add('power by 60 halvings, two-way', () => over(books, powerByHalving))
  bench.add('power by 60 halvings, three-way', () => over(threeWay, powerByHalving))
  bench.add('find arbitrage, two-way', () => over(middles, findArbitrage))
  bench.add('stake two legs, two-way', () => over(middles, stakeBoth))
  bench.add('decimal to American', () => over(books, ([home]) => americanFromDecimal(home as DecimalOdds)))
  bench.add('decimal to American, oddslib', () =>
    over(books, ([home]) => oddslib.from('decimal', home as number).to('moneyline')),
  )
  await bench.run()
  const perCall = (name: string) => {
    const result = bench.getTask(name)?.result
    const mean = result && 'latency' in result ? result.latency.mean : Number.NaN
    return (mean * 1e6) / (name.includes('three-way') ? threeWay.length : 512)
  }
  const plain = bench.tasks.map(({ name }) => name).filter((name) => !/halvings|oddslib/.test(name))
  return plain.map((name): Measured => {
    const peer = peerOf(name)
    const measured = { name, figure: perCall(name), unit: 'ns/call' }
    return peer ? { ...measured, against: { name: peer, figure: perCall(peer) } } : measured
  })
}

/** No npm package removes margins or finds arbitrages; conversion has one. The power method is held against plain halving. */
function peerOf(name: string): string | null {
  if (name === 'decimal to American') return 'decimal to American, oddslib'
  if (name.startsWith('no-vig power')) return name.replace('no-vig power', 'power by 60 halvings')
  return null
}

/** Splits 1,000 evenly over both sides, in steps of 5. */
function stakeBoth([home, away]: readonly DecimalOdds[]): unknown {
  const returns = [
    [home as number, 0],
    [0, away as number],
  ]
  return stakeLegs(returns, [0.5, 0.5], 1000, 5)
}

function over(all: readonly DecimalOdds[][], run: (prices: DecimalOdds[]) => unknown): void {
  for (const prices of all) run(prices)
}

function powerByHalving(prices: readonly number[]): number[] {
  let [low, high] = [1, 8]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (prices.reduce((sum, price) => sum + (1 / price) ** middle, 0) > 1) low = middle
    else high = middle
  }
  return prices.map((price) => (1 / price) ** low)
}
