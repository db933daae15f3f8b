import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { steamValues } from '../apps/server/src/answers/signal-values.ts'
import { canRead, recordedData } from './can-run.ts'

const run = promisify(execFile)
const isRecorded = canRead('recorded moves', recordedData)

interface Move {
  readonly market: string
  readonly what: string
  readonly found: number
  readonly value: { readonly mean: number; readonly se: number }
}

it.skipIf(!isRecorded)('shows beside steam what it was worth on the recorded season', async () => {
  const main = new URL('../apps/cli/src/main.ts', import.meta.url).pathname
  const { stdout } = await run(process.execPath, [
    main,
    'movement',
    '--league',
    'wnba',
    '--data',
    recordedData,
    '--json',
  ])
  const { moves } = JSON.parse(stdout) as { moves: Move[] }
  const steam = moves.filter(({ what }) => what === 'steam')
  const measured = Object.fromEntries(
    steam.map(({ market, found, value }) => [
      market,
      { value: expect.closeTo(value.mean, 3.9), stdErr: expect.closeTo(value.se, 3.9), found },
    ]),
  )
  expect(steam).toHaveLength(3)
  expect(steamValues).toEqual(measured)
})
