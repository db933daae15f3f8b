import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../scripts/build-server.mjs'
import { builtServer } from '../scripts/server.mjs'
import { smallSeason } from '../tests/small-season.ts'

// Starts the server as `npm start` has built it: on a small replayed season, on an empty archive, or on the simulated leagues.
const [kind, port] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'fairline-e2e-'))
process.env.PORT = port
process.env.DATA_DIR = join(folder, 'data')
if (kind === 'season') {
  mkdirSync(join(folder, 'files', 'mlb'), { recursive: true })
  writeFileSync(join(folder, 'files', 'mlb', 'season.csv'), smallSeason(120, '2019-06-15'))
  process.env.FAIRLINE_SOURCE = 'replay'
  process.env.FAIRLINE_REPLAY = join(folder, 'files')
  process.env.FAIRLINE_NOW ??= '2019-06-15T16:00:00Z'
}
if (kind === 'empty') process.env.FAIRLINE_SOURCE = 'archive'
if (kind === 'simulated') process.env.FAIRLINE_NOW ??= '2026-07-15T19:00:00Z'
// Playwright starts its servers one after the other: the first builds what is stale.
await buildServer(process.execPath)
await import(join(builtServer, 'main.cjs'))
