import { buildServer } from '../scripts/build-server.mjs'
import type { Measured } from './measured.ts'
import { attackSuite } from './suites/attack-suite.ts'
import { backtestSuite } from './suites/backtest-suite.ts'
import { houseSuite } from './suites/house-suite.ts'
import { httpSuite } from './suites/http-suite.ts'
import { marketSuite } from './suites/market-suite.ts'
import { oddsSuite } from './suites/odds-suite.ts'
import { screenSuite } from './suites/screen-suite.ts'
import { simulationSuite } from './suites/simulation-suite.ts'
import { tickSuite } from './suites/tick-suite.ts'
import { worldSuite } from './suites/world-suite.ts'

// npm run bench: each thing with its comparison in the same run. --json prints one value. A name runs only that suite.
const suites = {
  odds: oddsSuite,
  market: marketSuite,
  simulation: simulationSuite,
  backtest: backtestSuite,
  world: worldSuite,
  tick: tickSuite,
  house: houseSuite,
  http: httpSuite,
  screen: screenSuite,
  attack: attackSuite,
}
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = names.find((name) => !Object.hasOwn(suites, name))
if (unknown !== undefined) throw new Error(`Unknown suite "${unknown}": expected ${Object.keys(suites).join(', ')}`)
/** These measure the app that `npm start` starts. */
const withServer = ['house', 'http', 'screen', 'attack']
if (names.length === 0 || names.some((name) => withServer.includes(name))) await buildServer(process.execPath)
const measured: Measured[] = []
for (const [name, suite] of Object.entries(suites))
  if (names.length === 0 || names.includes(name)) measured.push(...(await suite()))

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(measured)}\n`)
else {
  for (const { name, figure, unit, against } of measured) {
    const compared = against
      ? `   against ${against.name}: ${show(against.figure)} ${unit} (${ratio(figure, against.figure, unit)})`
      : ''
    process.stdout.write(`${name.padEnd(46)} ${show(figure).padStart(10)} ${unit}${compared}\n`)
  }
}

function show(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3)
}

/** How many times better: of what is counted a second more is better, of all else less. */
function ratio(ours: number, theirs: number, unit: string): string {
  return `${(unit.endsWith('/s') ? ours / theirs : theirs / ours).toFixed(2)}×`
}
