import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '../apps/cli/src/fairline-program.ts'
import { smallSeason } from './small-season.ts'

const main = join(import.meta.dirname, '../apps/cli/src/main.ts')
let root = ''
let data = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fairline-cli-'))
  data = join(root, 'files')
  mkdirSync(join(data, 'mlb'), { recursive: true })
  writeFileSync(join(data, 'mlb', 'season.csv'), smallSeason(150, '2019-06-15'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join('')

/** Runs a command in this process; each `store` is a data folder of its own. */
async function fairline(args: readonly string[], store = 'store') {
  const out: string[] = []
  const err: string[] = []
  const silent = () => undefined
  const code = await runProgram(args, {
    terminal: {
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      bar: () => ({ to: silent, stop: silent }),
    },
    environment: { DATA_DIR: join(root, store) },
    clock: () => performance.now(),
    now: () => new Date(),
  })
  return { code, out: lines(out), err: lines(err) }
}

describe('the command line as a process', () => {
  /** Runs it as a user does. */
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
    return { code: status, out: stdout, err: stderr }
  }

  it('prints what a command says on standard output, and ends with 0', async () => {
    const args = ['backtest', '--help']
    expect(run(...args)).toEqual({ ...(await fairline(args)), code: 0, err: '' })
  })

  it.each([
    [2, ['nonsense']],
    [1, ['verify', '--ledger', '/nowhere']],
  ])('ends with %d and says why on standard error: %j', async (code, args) => {
    expect(run(...args)).toEqual({ ...(await fairline(args)), code, out: '' })
  })
})

describe('fairline backtest', () => {
  it('prints one JSON value and nothing else', async () => {
    const { code, out, err } = await fairline(['backtest', '--league', 'mlb', '--data', data, '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const value = JSON.parse(out) as Record<string, unknown>
    expect(Object.keys(value)).toEqual(
      expect.arrayContaining([
        'league',
        'from',
        'to',
        'at',
        'games',
        'model',
        'market',
        'blend',
        'references',
        'picks',
        'rows',
        'seconds',
        'gamesPerSecond',
      ]),
    )
    expect(value).toMatchObject({ league: 'mlb', at: 'open', games: 600, rows: { read: 1208, used: 1208 } })
  })

  it.each([
    [['--from', '2019-06-10', '--to', '2019-06-01'], '--from 2019-06-10 is after --to 2019-06-01: no day is left'],
    [
      ['--games', 'rows.csv', '--lines', './rows.csv'],
      '--games and --lines both name rows.csv: give each a file of its own',
    ],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await fairline(['backtest', '--league', 'mlb', '--data', data, ...args])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(message)
  })

  it('prints words for people, with the method and the weights named', async () => {
    const { out } = await fairline(['backtest', '--league', 'mlb', '--data', data, '--at', 'close'])
    expect(out).toContain('600 games scored')
    expect(out).toContain('margin removed by the multiplicative method')
    expect(out).toMatch(/weights market \d\.\d+, model -?\d\.\d+/)
  })

  const clubs = ['Arsenal', 'Chelsea', 'Everton', 'Liverpool'] as const
  const soccer = async (name: string, header: string, rows: readonly string[]) => {
    const folder = join(root, name)
    mkdirSync(join(folder, 'soccer'), { recursive: true })
    writeFileSync(join(folder, 'soccer', 'season.csv'), `${header}\n${rows.join('\n')}\n`)
    return (await fairline(['backtest', '--league', 'premier', '--data', folder])).out
  }
  /** Draws, 1–1, day by day; each side twice. */
  const fixture = (i: number) => `E0,${10 + i}/08/2020,${clubs[i % 4]},${clubs[(i + 1) % 4]},1,1`

  it('settles a quarter handicap by half, and says which lines never closed and what was left out', async () => {
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,PSH,PSD,PSA,AHh,PAHH,PAHA,PSCH,PSCD,PSCA,AHCh,PCAHH,PCAHA'
    const opened = '2.1,3.4,3.9,-0.25,1.8,2.1'
    const closed = '2,3.5,4,-0.5,2,1.9'
    const rows = [
      `${fixture(0)},${opened},${closed}`,
      `${fixture(1)},${opened},${closed}`,
      `${fixture(2)},${opened},,,,,,`,
      `${fixture(3)},2.1,3.4,3.9,scratch,1.8,2.1,${closed}`,
      `E0,31/08/2020,Arsenal,Everton,1,1,${opened},${closed}`,
      `E0,31/09/2020,Arsenal,Everton,1,1,${opened},${closed}`,
    ]
    const out = await soccer('soccer', header, rows)
    expect(out).toContain('5 games scored')
    // Four draws at −0.25 are half losses of the home side: each loses −ln of the away side's probability.
    expect(out).toMatch(/spreads at the open: 4 decided, the line itself loses 0\.77319/)
    expect(out).toMatch(/spreads that closed: 3, .* opened and never closed: 1/)
    expect(out).toContain('1 × no date')
    expect(out).toContain('1 × not a line')
  })

  it('says of a league without openers why nothing is picked', async () => {
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,PSCH,PSCD,PSCA'
    const out = await soccer(
      'closes',
      header,
      [0, 1, 2].map((i) => `${fixture(i)},2,3.5,4`),
    )
    expect(out).toContain('3 games scored')
    expect(out).toContain('no opening price of these games is recorded: nothing is blended, judged or picked')
    expect(out).toContain('picks: 0')
  })
})

describe('fairline replay', () => {
  it('prints the slate of a day, with closing price and result beside', async () => {
    const { code, out } = await fairline(['replay', '--league', 'mlb', '--data', data, '--date', '2019-06-14'])
    expect(code).toBe(0)
    expect(out).toContain('MLB 2019-06-14, as it looked at the open: 4 games')
    expect(out.match(/\d+–\d+$/gm)).toHaveLength(4)
  })

  it('prints a day that is not over without results', async () => {
    const games = JSON.parse(
      (await fairline(['replay', '--league', 'mlb', '--data', data, '--date', '2019-06-15', '--json'])).out,
    ) as { result: unknown; forecast: unknown }[]
    expect(games).toHaveLength(4)
    expect(games.every(({ result, forecast }) => result === null && forecast !== null)).toBe(true)
  })

  it('says so when no games are recorded for the day', async () => {
    expect((await fairline(['replay', '--league', 'mlb', '--data', data, '--date', '2018-01-01'])).out).toContain(
      'no games are recorded for this day',
    )
  })
})

describe('fairline import', () => {
  it('adds facts once, however often it is run', async () => {
    const season = join(data, 'mlb', 'season.csv')
    const args = ['import', '--league', 'mlb', '--format', 'sbr', season, '--json']
    const first = JSON.parse((await fairline(args, 'imported')).out) as { added: number }
    expect(first.added).toBeGreaterThan(2000)
    const again = JSON.parse((await fairline(args, 'imported')).out)
    expect(again).toMatchObject({ added: 0, present: first.added })
  })
})

describe('fairline ledger and verify', () => {
  it('exports what was recorded, verifies it, and names the first row that was changed', async () => {
    for (const date of ['2019-06-10', '2019-06-11', '2019-06-12', '2019-06-13', '2019-06-14']) {
      expect((await fairline(['replay', '--league', 'mlb', '--data', data, '--date', date, '--record'])).code).toBe(0)
    }
    const file = join(root, 'ledger.jsonl')
    expect((await fairline(['verify'])).out).toMatch(/^\d+ rows hold/)
    expect((await fairline(['ledger', '--export', file])).code).toBe(0)
    expect((await fairline(['verify', '--ledger', file])).code).toBe(0)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    expect(lines.length).toBeGreaterThan(5)
    const { live, replay } = JSON.parse((await fairline(['record', '--json'])).out) as Record<string, { picks: number }>
    expect([live!.picks, replay!.picks]).toEqual([0, lines.filter((line) => line.includes('"kind":"pick"')).length])
    expect((await fairline(['record'])).out).toMatch(
      /^Published as it happened: no pick yet\n\nBacktested on recorded seasons/,
    )
    writeFileSync(
      file,
      `${lines.map((line, i) => (i === 2 ? line.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : line)).join('\n')}\n`,
    )
    const { code, err } = await fairline(['verify', '--ledger', file])
    expect(code).toBe(1)
    expect(err).toMatch(/^row 3 does not hold: /)
  })
})

describe('fairline report', () => {
  it('writes one page that needs nothing else', async () => {
    const out = join(root, 'report.html')
    const run = await fairline(['report', '--data', data, '--out', out])
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(run.out).toMatch(/report\.html: 1 leagues, 600 games, \d+ kB/)
    const html = readFileSync(out, 'utf8')
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).toContain('<h2>MLB</h2>')
    expect(html).toContain('<h2>Audit</h2>')
    expect(html).toMatch(/\d+ hold, \d+ fail, \d+ have too little to judge/)
    expect(html).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3\.org)|NaN|undefined|Infinity/)
    const { model, resultsOnly, market, blend } = JSON.parse(
      (await fairline(['backtest', '--league', 'mlb', '--data', data, '--json'])).out,
    )
    const losses = [model, resultsOnly, market.open, blend].map(({ logLoss }) => logLoss.toFixed(4))
    expect(html.replace(/<[^>]*>/g, ' ')).toMatch(new RegExp(`MLB +\\S+ to \\S+ +600 +${losses.join(' +')} `))
  })

  it('says what it cannot do', async () => {
    const empty = join(root, 'empty')
    mkdirSync(empty)
    expect(await fairline(['report', '--data', empty])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no recorded games/),
    })
    expect(await fairline(['report', '--data', data, '--out', '/nowhere/report.html'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/cannot be written \(ENOENT\)/),
    })
  })
})

describe('fairline audit', () => {
  it('prints a line for every check of a league, and ends with 1 if one fails', async () => {
    const { code, out, err } = await fairline(['audit', '--data', data, '--json'])
    const [{ league, rows }] = (JSON.parse(out) as { leagues: [{ league: string; rows: { verdict: string }[] }] })
      .leagues
    expect(league).toBe('mlb')
    expect(rows).toHaveLength(10)
    // What is forecast in the first weeks of this season is not calibrated.
    expect(rows.filter(({ verdict }) => verdict === 'fails')).toMatchObject([{ check: 'confidence' }])
    expect({ code, err }).toEqual({ code: 1, err: '1 of 10 checks fail\n' })
  })

  it('ends with 0 if none fails', async () => {
    const { code, out } = await fairline(['audit', '--league', 'mlb', '--data', data, '--from', '2019-05-15'])
    expect(out).toMatch(/MLB +games that change with the future after a day +2019-\d\d-\d\d +\d+ +0 +0 +holds/)
    expect(out).toMatch(/\d+ hold, 0 fail, \d+ have too little to judge/)
    expect(code).toBe(0)
  })
})

describe('fairline simulate', () => {
  it('draws a game and prices bets on it together, the same for the same seed', async () => {
    const args = ['simulate', '--league', 'mlb', '--games', '2000', '--home', '0.6', '--total', '9', '--seed', '4']
    const legs = [
      '--legs',
      'home; home -1.5; over 8.5; under 4.5 first 5; away over 3.5; home starter strikeouts over 5.5',
    ]
    const json = async () => JSON.parse((await fairline([...args, ...legs, '--json'])).out)
    const { seconds, gamesPerSecond, ...report } = await json()
    const { seconds: _s, gamesPerSecond: _g, ...again } = await json()
    expect(again).toEqual(report)
    expect(gamesPerSecond).toBeCloseTo(2000 / seconds, 6)
    expect(report.parlay.legs[0]).toMatchObject({ name: 'home', chance: expect.closeTo(0.6, 8) })
    expect(report.parlay.together.chance).toBeLessThan(report.parlay.legs[1].chance)
    expect(report.total.mean).toBeCloseTo(9, 6)
    expect((await fairline([...args, ...legs])).out).toMatch(/all together/)
  })
})

describe('what cannot be done', () => {
  it.each([
    [['backtest', '--league', 'cricket', '--data', '.'], 2, /Known leagues: mlb nba/],
    [['backtest', '--league', 'mlb'], 2, /--data/],
    [['backtest', '--league', 'mlb', '--data', '/nowhere'], 2, /The folder \/nowhere does not exist/],
    [['replay', '--league', 'mlb', '--data', '.', '--date', '2019-02-30'], 2, /YYYY-MM-DD/],
    [['nonsense'], 2, /unknown command/],
    [['backtest', '--league', 'nfl', '--data', '.'], 1, /no file with games of NFL/],
    [['audit', '--league', 'nfl', '--data', '.'], 1, /no recorded games of nfl/],
    [['props', '--league', 'mls', '--data', '.'], 1, /no file with prices of player props of mls/],
    [['props', '--league', 'nba', '--data', '.', '--books', '0'], 2, /1 or more/],
    [['world', '--league', 'internationals'], 1, /games of internationals are not simulated; simulated are mlb, nba/],
    [['world', '--league', 'mlb', '--recorded', '.'], 1, /leave --league out/],
    [['prop-confidence', '--league', 'ufc'], 1, /no bets on players of ufc are simulated/],
    [['simulate', '--league', 'nfl'], 1, /games of nfl are not drawn; drawn are mlb, nba/],
    [['simulate', '--league', 'mlb', '--home', '1.2'], 2, /between 0 and 1/],
    [['simulate', '--league', 'mlb', '--games', '0'], 2, /from 1 to 1000000/],
    [['simulate', '--league', 'mlb', '--legs', 'everything'], 2, /“everything” is no bet that is known/],
    [['simulate', '--league', 'nba', '--legs', 'home 3 hits over 0.5'], 1, /the player home 3 was not drawn/],
    [['verify', '--ledger', '/nowhere'], 1, /cannot be read \(ENOENT\)/],
    [['import', '--league', 'mlb', '--format', 'sbr', '/nowhere.csv'], 1, /cannot be read \(ENOENT\)/],
  ])('%j ends with code %d and says why', async (args, code, words) => {
    const run = await fairline(args)
    expect(run.code).toBe(code)
    expect(run.err).toMatch(words)
    expect(run.err).not.toMatch(/at .*\.ts:\d+/)
    expect(run.out).toBe('')
  })

  it('explains itself when asked', async () => {
    const { code, out } = await fairline(['backtest', '--help'])
    expect(code).toBe(0)
    expect(out).toContain('--from <day>')
  })
})
