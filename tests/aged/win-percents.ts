import type { JsonNode } from './json-nodes.ts'

const WIN = ['homeWinPercentage', 'awayWinPercentage', 'homeProbability', 'awayProbability'] as const
type WinKey = (typeof WIN)[number]

/** Where an object names a side's probability to win, in percent. */
export function winPercentsOf({ value }: JsonNode): (readonly [key: WinKey, percent: number])[] {
  const { bayesianProbabilities, ...own } = value
  const shown = { ...own, ...(bayesianProbabilities as object | undefined) } as Record<string, unknown>
  return WIN.flatMap((key) => {
    const percent = shown[key]
    return typeof percent === 'number' ? [[key, percent] as const] : []
  })
}
