import { parseArgs } from 'node:util'
import { killTrial } from './kill-trial.ts'
import { outageTrial } from './outage-trial.ts'
import { postgresPlace, sqlitePlace } from './places.ts'

// Trials of the whole app against stores that fail, on this machine only. `npm test` skips them: they take minutes.
const USAGE = `usage:
  npm run trials -- outages [--place postgres|sqlite] [--seconds 5,60,600] [--speed 60] [--early]
  npm run trials -- kills   [--place postgres|sqlite] [--times 20] [--speed 60]
needs a local PostgreSQL (TEST_DATABASE_URL) or, for sqlite, root: its data folder is a small file system in memory`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    place: { type: 'string', default: 'postgres' },
    seconds: { type: 'string', default: '5,60' },
    times: { type: 'string', default: '20' },
    speed: { type: 'string', default: '60' },
    early: { type: 'boolean', default: false },
    port: { type: 'string', default: '4500' },
  },
})
const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
/** Room for the outbox, a season's records and the write-ahead log. */
const DISK_MB = 200
const START = '2026-07-15T19:00:00Z'

const report = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)
const placeOf = () => (values.place === 'sqlite' ? sqlitePlace(DISK_MB) : postgresPlace(SERVER))
const settings = { speed: Number(values.speed), start: START, port: Number(values.port), report }

async function run(): Promise<boolean> {
  const [trial] = positionals
  if (trial !== 'outages' && trial !== 'kills') throw new Error(USAGE)
  const place = await placeOf()
  const control = trial === 'outages' ? await placeOf() : null
  try {
    return control
      ? await outageTrial(place, control, {
          ...settings,
          isEarly: values.early,
          seconds: values.seconds.split(',').map(Number),
        })
      : await killTrial(place, { ...settings, times: Number(values.times) })
  } finally {
    await place.dispose()
    await control?.dispose()
  }
}

const holds = await run()
report(holds ? 'holds' : 'DOES NOT HOLD')
process.exit(holds ? 0 : 1)
