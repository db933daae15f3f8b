import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { steamValues } from '../apps/server/src/answers/signal-values.ts'

const run = promisify(execFile)
const data = join(import.meta.dirname, '../../shared/data')
if (!existsSync(data)) process.stderr.write(`recorded moves: not run, ${data} is not there\n`)

interface Move {
  readonly market: string
  readonly what: string
  readonly found: number
  readonly value: { readonly mean: number; readonly se: number }
}

it.skipIf(!existsSync(data))('shows beside steam what it was worth on the recorded season', async () => {
  const main = new URL('../apps/cli/src/main.ts', import.meta.url).pathname
  const { stdout } = await run(process.execPath, [main, 'movement', '--league', 'wnba', '--data', data, '--json'])
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
