import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BacktestReport, GameScores, PropsReport } from '@fairline/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canRead, canRun, recordedData } from './can-run.ts'
import { smallSeason } from './small-season.ts'

// Figures computed again from exported rows, by a program that shares no code with the app.
const repository = join(import.meta.dirname, '..')
const hasPython = canRun('figures that Python computes again', {
  name: 'python3',
  isThere: spawnSync('python3', ['--version']).status === 0,
})
const isRecorded = canRead('figures of recorded seasons', recordedData)

let root = ''
let small = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fairline-exports-'))
  small = join(root, 'files')
  mkdirSync(join(small, 'mlb'), { recursive: true })
  writeFileSync(join(small, 'mlb', 'season.csv'), smallSeason(150, '2019-06-15'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const file = (name: string) => join(root, name)
const fairline = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(repository, 'apps/cli/src/main.ts'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
const report = <Report>(...args: readonly string[]) => JSON.parse(fairline(...args, '--json').stdout) as Report
const recomputed = (script: string, table: string) =>
  JSON.parse(spawnSync('python3', [join(repository, 'docs/recompute', script), table], { encoding: 'utf8' }).stdout)

/** Columns that a section of the documentation lists. */
function documented(title: string): string[] {
  const sections = readFileSync(join(repository, 'docs/exports.md'), 'utf8').split(/^## /m)
  const names = sections.find((section) => section.startsWith(title))!.matchAll(/^\| `(?<name>\w+)`/gm)
  return [...names].map(({ groups }) => groups!.name!)
}
const header = (path: string) => readFileSync(path, 'utf8').split('\n', 1)[0]!.split(',')

const counted = ({ count, beatClose }: { count: number; beatClose: number | null }) => ({ count, beatClose })

/** The figures of a report that `games.py` computes. */
function gameFigures({ games, market, model, resultsOnly, blend, confidence, picks }: GameScores) {
  const losses = { open: market.open, close: market.close, model, results_only: resultsOnly, blend }
  return {
    games,
    logLoss: Object.fromEntries(Object.entries(losses).map(([who, { logLoss }]) => [who, logLoss])),
    calibrationError: { model: model.ece, blend: blend.ece },
    confidence: confidence.map(counted),
    picks: picks.count,
    roi: picks.roi,
    clv: picks.clvMean,
  }
}

/** The rows of an export without those whose opener closed beyond 1 logit, as the documentation defines them. */
function withoutFarMoves(csv: string, outcomes: readonly string[]): string {
  const [names = '', ...rows] = csv.split('\n')
  const at = (name: string) => names.trim().split(',').indexOf(name)
  const logOdds = (probability: string | undefined) => Math.log(Number(probability) / (1 - Number(probability)))
  const isFar = (row: string) => {
    const cells = row.split(',')
    const moves = outcomes.map((of) => logOdds(cells[at(`close_${of}`)]) - logOdds(cells[at(`open_${of}`)]))
    return cells[at('closed_later')] === '1' && moves.some((move) => Math.abs(move) > 1)
  }
  return [names, ...rows.filter((row) => !isFar(row))].join('\n')
}

/** Those that `lines.py` computes. */
const lineFigures = ({ lines }: BacktestReport) =>
  lines.map(({ market, open, closed, bands, picks }) => ({
    market,
    open: { market: open.market, ours: open.ours },
    closed: { market: closed.market, ours: closed.ours, close: closed.close },
    confidence: bands.map(counted),
    picks: picks.count,
    roi: picks.roi,
    clv: picks.clvMean,
  }))

/** Those that `props.py` computes. */
const propFigures = ({ lines, market, model, members, blend, picks, blindRoi }: PropsReport) => ({
  lines,
  logLoss: { market: market.logLoss, model: model.logLoss, level: members.level.logLoss, blend: blend.logLoss },
  calibrationError: blend.ece,
  picks: picks.map(({ minEv, count, roi }) => ({ minEv, count, roi })),
  blindRoi,
})

/** The same value with every number allowed to be off by a millionth. */
function nearly(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : expect.closeTo(value, 6)
  if (Array.isArray(value)) return value.map(nearly)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nearly(inner)]))
}

describe.skipIf(!hasPython)('figures computed again from exported rows', () => {
  it('are those of the back-test', () => {
    const games = file('games.csv')
    const expected = report<BacktestReport>('backtest', '--league', 'mlb', '--data', small, '--games', games)
    expect(expected.picks.count).toBeGreaterThan(50)
    expect(recomputed('games.py', games)).toEqual(nearly(gameFigures(expected)))
  })

  it.skipIf(!isRecorded)('are those of recorded seasons with draws, lines and props', () => {
    const [games, lines, props] = [file('soccer.csv'), file('lines.csv'), file('props.csv')]
    const ofDays = (league: string, to: string) => ['--league', league, '--data', recordedData, '--to', to] as const
    const soccer = report<BacktestReport>('backtest', ...ofDays('laliga', '2020-12-31'), '--games', games)
    expect(recomputed('games.py', games)).toEqual(nearly(gameFigures(soccer)))
    // Granada against Real Sociedad on 8 November 2020.
    expect(soccer.withoutFarMoves?.games).toBe(soccer.games - 1)
    const plain = file('soccer-without-far-moves.csv')
    writeFileSync(plain, withoutFarMoves(readFileSync(games, 'utf8'), ['home', 'draw', 'away']))
    expect(recomputed('games.py', plain)).toEqual(nearly(gameFigures(soccer.withoutFarMoves!)))
    const hockey = report<BacktestReport>('backtest', ...ofDays('nhl', '2021-12-31'), '--lines', lines)
    expect(hockey.lines.some(({ picks }) => picks.count > 0)).toBe(true)
    expect(recomputed('lines.py', lines)).toEqual(nearly(lineFigures(hockey)))
    const players = report<PropsReport>('props', ...ofDays('wnba', '2026-12-31'), '--lines', props)
    expect(players.lines).toBeGreaterThan(500)
    expect(header(props)).toEqual(documented('Props'))
    expect(recomputed('props.py', props)).toEqual(nearly(propFigures(players)))
  })
})

describe('an export', () => {
  it('has every column of the documentation and no other', () => {
    const [games, lines] = [file('documented.csv'), file('documented-lines.csv')]
    fairline('backtest', '--league', 'mlb', '--data', small, '--games', games, '--lines', lines)
    const plain = (name: string) =>
      name.replace(/^(\w+)_(home|draw|away)$/, (all, of) => (perOutcome.has(of) ? of : all))
    expect([...new Set(header(games).map(plain))]).toEqual(
      documented('Games').filter((name) => name !== 'fivethirtyeight'),
    )
    expect(header(lines)).toEqual(documented('Lines'))
  })

  it('says what it cannot write', () => {
    const { status, stderr } = fairline('backtest', '--league', 'mlb', '--data', small, '--games', '/nowhere/games.csv')
    expect(status).toBe(1)
    expect(stderr).toMatch(/\/nowhere\/games\.csv cannot be written \(ENOENT\)/)
  })
})

/** Columns there is one of for each outcome. */
const perOutcome = new Set(['open', 'close', 'model', 'results_only', 'blend', 'price', 'confidence'])
