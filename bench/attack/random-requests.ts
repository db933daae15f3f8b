import { setTimeout as pause } from 'node:timers/promises'
import { boardPaths } from '../../apps/server/src/answers/answer-book.ts'
import { arbitrageReport, gamePage, liveData, pricedSlip } from '../../packages/contract/src/index.ts'

/** Parts of the board that attackers use in their requests. */
export interface Targets {
  /** Ids of bets that a slip may hold. */
  readonly bets: readonly string[]
  readonly books: readonly string[]
}

const LEGS = 12

/** The address of the next request of each attack. `random` returns numbers from 0 to below 1. */
export const attacks: Readonly<Record<string, (targets: Targets, random: () => number) => string>> = {
  slip: ({ bets }, random) => {
    const legs = Array.from({ length: LEGS }, () => bets[Math.floor(random() * bets.length)])
    return `${pricedSlip.path}?legs=${encodeURIComponent(legs.join(';'))}`
  },
  books: ({ books }, random) => {
    const chosen = books.filter(() => random() < 0.5)
    const path = boardPaths[Math.floor(random() * boardPaths.length)]
    return `${path}?books=${encodeURIComponent((chosen.length > 0 ? chosen : books).join(','))}`
  },
  arbitrage: (_, random) => `${arbitrageReport.path}?stake=${(100 + random() * 10_000).toFixed(2)}`,
}

/** Waits until the server has learned all past games, then reads the bets and games of its board. */
export async function readTargets(origin: string): Promise<Targets> {
  for (;;) {
    const answer = await fetch(origin + liveData.path).catch(() => null)
    if (answer?.ok && liveData.answer.parse(await answer.json()).provenance.learnt === null) break
    await pause(500)
  }
  const { games } = liveData.answer.parse(await (await fetch(origin + liveData.path)).json())
  const bets: string[] = []
  for (const { id, status } of games) {
    if (status !== 'Scheduled') continue
    const page = gamePage.answer.parse(await (await fetch(`${origin}/api/games/${encodeURIComponent(id)}`)).json())
    bets.push(...page.bets.map((bet) => bet.id))
  }
  const refused = await (await fetch(`${origin}${liveData.path}?books=nobody`)).text()
  const books = /there are ([^"]+)"/.exec(refused)?.[1]?.split(', ') ?? []
  if (bets.length === 0 || books.length === 0)
    throw new Error(`The board has ${bets.length} bets at ${books.length} books: expected some of both`)
  return { bets, books }
}
