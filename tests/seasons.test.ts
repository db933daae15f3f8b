import type { Day, LeagueKey } from '@fairline/domain'
import {
  type BacktestReport,
  backtest,
  type GameScores,
  reportOf,
  type SeasonsWalk,
  walkSeasons,
} from '@fairline/engine'
import { readBody } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { canRead, recordedData } from './can-run.ts'

// Real seasons, against figures that were published or computed by others with the multiplicative method.
const isRecorded = canRead('real seasons', recordedData)

const RULES = { at: 'open', noVig: 'multiplicative' } as const
const walks = new Map<LeagueKey, Promise<SeasonsWalk>>()

/** The walk through all recorded seasons of a league. What is forecast for a game rests on nothing later: one walk serves all spans. */
function walkOf(league: LeagueKey): Promise<SeasonsWalk> {
  const walk = walks.get(league) ?? walkAll(league)
  walks.set(league, walk)
  return walk
}

async function walkAll(league: LeagueKey): Promise<SeasonsWalk> {
  const { facts } = await readBody(league, [recordedData])
  return walkSeasons(facts, { ...RULES, league, from: null, to: null })
}

/** The report of some days, both included. */
async function reported(league: LeagueKey, from: Day, to: Day): Promise<BacktestReport> {
  const walk = await walkOf(league)
  return reportOf({ ...walk, games: walk.games.filter(({ file: { game } }) => game.day >= from && game.day <= to) })
}

const fullReports = new Map<LeagueKey, Promise<BacktestReport>>()

/** The report of all recorded seasons of a league. */
function reportAllSeasons(league: LeagueKey): Promise<BacktestReport> {
  const report = fullReports.get(league) ?? walkOf(league).then(reportOf)
  fullReports.set(league, report)
  return report
}

interface Season {
  readonly league: LeagueKey
  readonly from: string
  readonly to: string
  /** Null where the files have no odds. */
  readonly close: readonly [loss: number, within: number] | null
  readonly reference: readonly [loss: number, within: number, games: number] | null
  readonly open?: readonly [loss: number, within: number]
  /** The bar for our rating only. */
  readonly model?: number
  /** Least share of the way from open to close, in cross-entropy to the close, that the blend at the open goes; without far moves. */
  readonly wayToClose?: readonly [all: number, withoutFarMoves: number]
  /** Most nats a game that we may lose more than the published forecaster, and the blend more than the opening line. */
  readonly behind?: { readonly rating: number; readonly resultsOnly: number; readonly blend: number }
}

const NOT_BEHIND = { rating: 0, resultsOnly: 0.004, blend: 0 }

const seasons: readonly Season[] = [
  {
    league: 'mlb',
    from: '2016-01-01',
    to: '2019-12-31',
    open: [0.672, 0.001],
    close: [0.6696, 0.001],
    reference: [0.6726, 0.001, 9600],
    model: 0.6725,
    wayToClose: [0.215, 0.2],
  },
  {
    league: 'nba',
    from: '2015-10-01',
    to: '2021-07-31',
    open: [0.6047, 0.001],
    close: [0.5984, 0.0015],
    reference: [0.6173, 0.0015, 7500],
    model: 0.609,
    wayToClose: [0.1, 0.08],
  },
  {
    league: 'nhl',
    from: '2021-10-01',
    to: '2022-07-31',
    close: [0.6471, 0.001],
    reference: [0.6617, 0.001, 940],
    model: 0.6515,
    wayToClose: [0.465, 0.25],
  },
  { league: 'wnba', from: '2021-01-01', to: '2021-12-31', close: [0.5762, 0.001], reference: [0.5994, 0.001, 190] },
  { league: 'laliga', from: '2016-08-01', to: '2022-07-31', close: [0.9676, 0.0015], reference: [0.985, 0.0015, 2250] },
  {
    league: 'seriea',
    from: '2016-08-01',
    to: '2022-07-31',
    close: [0.9325, 0.0015],
    reference: [0.9493, 0.0015, 2250],
  },
  {
    league: 'premier',
    from: '2016-08-01',
    to: '2022-07-31',
    close: [0.9406, 0.0015],
    reference: [0.9479, 0.0015, 2250],
    behind: { rating: 0.001, resultsOnly: 0.012, blend: 0.0001 },
  },
  { league: 'mls', from: '2017-01-01', to: '2019-12-31', close: [0.9764, 0.0015], reference: [0.9913, 0.0015, 1180] },
  {
    league: 'internationals',
    from: '2019-01-01',
    to: '2022-12-31',
    close: null,
    reference: [0.8576, 0.004, 3000],
    model: 0.85,
  },
  { league: 'ufc', from: '2010-01-01', to: '2024-12-31', close: [0.6114, 0.001], reference: null, model: 0.65 },
]

describe.skipIf(!isRecorded)('real seasons', () => {
  describe.each(seasons)('$league $from to $to', (season) => {
    let report: BacktestReport
    it('is read and walked', async () => {
      report = await reported(season.league, season.from, season.to)
      expect(report.games).toBeGreaterThan(190)
    })

    it('finds the markets where others found them', () => {
      if (!season.close) return expect(report.market.close.games).toBe(0)
      const [close, within] = season.close
      // On the reference's games where there is one: it leaves play-offs of some leagues out.
      const found = report.references[0]?.marketCloseLogLoss ?? report.market.close.logLoss!
      expect(Math.abs(found - close)).toBeLessThanOrEqual(within)
      if (season.open)
        expect(Math.abs(report.market.open.logLoss! - season.open[0])).toBeLessThanOrEqual(season.open[1])
      if (season.league === 'ufc') expect(report.market.close.games).toBeGreaterThanOrEqual(6280)
    })

    it('finds the published forecaster where others found it', () => {
      const [reference] = report.references
      if (!season.reference) return expect(reference).toBeUndefined()
      expect(reference).toMatchObject({ name: 'fivethirtyeight' })
      expect(Math.abs(reference!.logLoss! - season.reference[0])).toBeLessThanOrEqual(season.reference[1])
      expect(reference!.games).toBeGreaterThanOrEqual(season.reference[2])
    })

    const wayToClose = season.wayToClose ? [season.wayToClose] : []
    it.each(wayToClose)('goes %s of the way to the close and %s without misprinted openers', (bar, without) => {
      const { all, withoutFarMoves } = report.wayToClose!
      expect(all.crossEntropyShare!).toBeGreaterThanOrEqual(bar)
      expect(withoutFarMoves.crossEntropyShare!).toBeGreaterThanOrEqual(without)
      expect(withoutFarMoves.games).toBeLessThan(all.games)
      expect(report.books.every(({ excludedAfter }) => excludedAfter === null)).toBe(true)
    })

    it('stays as near to the published forecaster and the opening line as the documentation says', () => {
      const [reference] = report.references
      const { rating, resultsOnly, blend } = season.behind ?? NOT_BEHIND
      if (reference) {
        expect(reference.modelMinusReference!.mean).toBeLessThan(rating)
        expect(reference.resultsOnlyMinusReference!.mean).toBeLessThanOrEqual(resultsOnly)
      }
      if (season.model) expect(report.model.logLoss!).toBeLessThanOrEqual(season.model)
      if (report.blend.minusOpen) expect(report.blend.minusOpen.mean).toBeLessThanOrEqual(blend)
      if (report.blend.ece !== null) expect(report.blend.ece).toBeLessThanOrEqual(report.blend.eceChance95!)
    })
  })

  it.each([
    ['mlb', '2010-01-01', '2019-12-31', ['mlb']],
    ['soccer', '2019-08-01', '2024-06-30', ['premier', 'laliga', 'seriea']],
    ['nhl', '2019-10-01', '2022-03-31', ['nhl']],
  ] as const)('%s: prices beat the close as often as is said of them', async (_, from, to, keys) => {
    const reports: BacktestReport[] = []
    for (const league of keys) reports.push(await reported(league, from, to))
    const bands = [0, 1, 2, 3, 4].map((band) => {
      const of = reports.map(({ confidence }) => confidence[band]!)
      const count = of.reduce((sum, one) => sum + one.count, 0)
      const mean = (part: 'said' | 'beatClose') =>
        of.reduce((sum, one) => sum + one.count * (one[part] ?? 0), 0) / count
      return { count, said: mean('said'), beat: mean('beatClose') }
    })
    for (const [i, { count, said, beat }] of bands.entries()) {
      // The NHL's archive has 60 prices above 65.
      expect(count).toBeGreaterThanOrEqual(60)
      expect(Math.abs(said - beat)).toBeLessThan(Math.max(0.04, 2 * Math.sqrt((beat * (1 - beat)) / count)))
      if (i > 0) expect(beat).toBeGreaterThan(bands[i - 1]!.beat)
    }
    for (const { picks } of reports) expect(picks.clvMean!).toBeGreaterThan(0)
  })

  it.each([
    ['nba', ['spread', 'total'], 17_400],
    ['mlb', ['total'], 22_500],
    ['nhl', ['total'], 3_500],
  ] as const)('%s: opening lines beat the close as often as is said of them', async (league, kinds, least) => {
    const report = await reportAllSeasons(league)
    const lines = report.lines.filter(({ market }) => kinds.some((kind) => kind === market))
    expect(lines).toHaveLength(kinds.length)
    expect(report.blend.ece!).toBeLessThanOrEqual(report.blend.eceChance95!)
    for (const { market, open, bands } of lines) {
      expect(open.games).toBeGreaterThan(least)
      // What we make of a line is better than the line itself.
      expect(open.oursMinusMarket!.mean + 2 * open.oursMinusMarket!.se).toBeLessThan(0)
      for (const { count, said, beatClose, stdErr } of bands) {
        if (count < 60) continue
        // Of as many bands of single markets one or two lie beyond two standard errors by chance; beyond three none does.
        expect(Math.abs(said! - beatClose!)).toBeLessThan(Math.max(0.04, 3 * stdErr!))
      }
      // Above 65 MLB's archive has 93 totals.
      if (market === 'total') expect(bands.every(({ count }) => count >= 90)).toBe(true)
    }
  })

  it.each([
    // Pinnacle's first prices (Bet365's where it has none), counted apart in Python: games and loss per unit of decided stake.
    { league: 'premier', spread: [1419, 0.69242], total: [1520, 0.67124] },
    { league: 'laliga', spread: [1395, 0.69218], total: [1520, 0.66993] },
    { league: 'seriea', spread: [1409, 0.69248], total: [1517, 0.67606] },
  ] as const)(
    '$league: handicaps and totals open where others found them, close sharper, and are no worse by our hand',
    async ({ league, ...expected }) => {
      const { lines } = await reportAllSeasons(league)
      expect(lines.map(({ market }) => market)).toEqual(['spread', 'total'])
      for (const { market, open, closed, neverClosed } of lines) {
        const [games, loss] = expected[market]
        expect(open.games).toBe(games)
        expect(Math.abs(open.market! - loss)).toBeLessThan(0.0002)
        expect(open.oursMinusMarket!.mean).toBeLessThan(2 * open.oursMinusMarket!.se)
        expect([closed.games, neverClosed]).toEqual([games, 0])
        expect(closed.close!).toBeLessThan(closed.market!)
      }
    },
  )

  it.each(['mlb', 'nba', 'nhl', 'premier', 'laliga', 'seriea'] as const)(
    '%s: all its prices together beat the close as often as is said',
    async (league) => {
      const report = await reportAllSeasons(league)
      const markets = [report.confidence, ...report.lines.map(({ bands }) => bands)]
      let before = 0
      for (const band of [0, 1, 2, 3, 4]) {
        const of = markets.map((bands) => bands[band]!)
        const count = of.reduce((sum, one) => sum + one.count, 0)
        const mean = (part: 'said' | 'beatClose') =>
          of.reduce((sum, one) => sum + one.count * (one[part] ?? 0), 0) / count
        const [said, beat] = [mean('said'), mean('beatClose')]
        expect(count).toBeGreaterThanOrEqual(100)
        // Six leagues have thirty bands: all of them lie within 2.94 standard errors with a probability of 90 %.
        expect(Math.abs(said - beat)).toBeLessThan(Math.max(0.04, 2.94 * Math.sqrt((beat * (1 - beat)) / count)))
        expect(beat).toBeGreaterThan(before)
        before = beat
      }
      if (report.picks.clvMean !== null)
        expect(report.picks.clvMean - 1.96 * report.picks.clvStdErr!).toBeGreaterThan(league === 'nhl' ? -0.01 : 0)
    },
  )

  it('scores the NHL of 2021-22 with and without its three far moves', async () => {
    const { withoutFarMoves, ...all } = await reported('nhl', '2021-09-01', '2022-08-31')
    const figures = ({ games, market, blend }: GameScores) => ({ games, open: market.open, blend: blend.logLoss })
    const near = (loss: number) => expect.closeTo(loss, 4)
    expect(figures(all)).toEqual({ games: 949, open: { games: 946, logLoss: near(0.6561) }, blend: near(0.6516) })
    expect(figures(withoutFarMoves!)).toEqual({
      games: 946,
      open: { games: 943, logLoss: near(0.6525) },
      blend: near(0.651),
    })
  })

  it('says of a season what a walk says that stops at its end', async () => {
    // The archive goes on after it, so that there is something to leak; prices opened, so that there is something to leak into.
    const season = { league: 'nhl', from: '2021-10-01', to: '2022-04-30' } as const
    const { facts } = await readBody(season.league, [recordedData])
    expect(facts.some((fact) => fact.kind === 'game' && fact.game.day > '2023')).toBe(true)
    const ofItsOwn = backtest(facts, { ...RULES, ...season })
    expect(ofItsOwn.picks.count).toBeGreaterThan(10)
    expect(ofItsOwn.lines.length).toBeGreaterThan(0)
    // Weights, books and confidence by hours are of a walk, not of games.
    const {
      blend,
      books: _books,
      confidenceByHours: _hours,
      ...ofGames
    } = await reported(season.league, season.from, season.to)
    const { weights: _weights, ...scores } = blend
    expect(ofItsOwn).toMatchObject({ ...ofGames, blend: scores })
  })
})
