import {
  type Fact,
  fullGame,
  type Instant,
  type LeagueKey,
  leagues,
  type Market,
  type Result,
  type Selection,
} from '@fairline/domain'
import { type InPlayForecast, inPlayForecast } from '../forecast/in-play-forecast.ts'
import { type GameFile, gameFiles, gameIdOf } from '../market/game-file.ts'
import { outcomeOf } from '../market/outcome-of.ts'
import { winnerProbabilities } from '../markets/winner-book.ts'
import { settleByResult } from '../settlement/settle-by-result.ts'

/** Whose probabilities: of score and time around the close, of the books in play, that the total is passed, that the spread is covered. */
export const inPlaySpeakers = ['model', 'market', 'total', 'spread'] as const
export type InPlaySpeaker = (typeof inPlaySpeakers)[number]

/** In-play probabilities that fell into one band, and what came of them. Shares, not percent. */
export interface InPlayBand {
  readonly from: number
  readonly to: number
  /** Probabilities sampled, and the games they are of: those of one game hang together. */
  readonly samples: number
  readonly games: number
  /** Means; null without a forecast. */
  readonly said: number | null
  readonly happened: number | null
  /** Standard error of happened minus forecast, each game counted once. */
  readonly stdErr: number | null
}

const BANDS = [0, 0.05, 0.25, 0.45, 0.55, 0.75, 0.95, 1.0001]

interface Said {
  readonly speaker: InPlaySpeaker
  readonly chance: number
  /** Of all outcomes of a moment one is counted where probabilities are taken together: they sum to one. */
  readonly isFirst: boolean
  readonly happens: (result: Result) => boolean | null
}

interface Sum {
  samples: number
  games: number
  said: number
  happened: number
  squares: number
}

/** What a forecaster predicted, by band and all together. */
export interface InPlaySaid {
  readonly bands: readonly InPlayBand[]
  /** Only of the home side’s or the over’s probability. */
  readonly all: InPlayBand
}

interface Sums {
  readonly bands: readonly Sum[]
  readonly all: Sum
}

const emptySum = (): Sum => ({ samples: 0, games: 0, said: 0, happened: 0, squares: 0 })
const emptySums = (): Sums => ({ bands: BANDS.slice(1).map(emptySum), all: emptySum() })

/**
 * Follows facts as they become known and holds what was forecast for games while they were played against how they ended.
 * Every probability follows from what was known at its moment; nothing is known of a game that had begun before it was announced.
 */
export function inPlayReport() {
  const files = new Map<LeagueKey, ReturnType<typeof gameFiles>>()
  const waiting = new Map<string, Said[]>()
  const sums = new Map<LeagueKey, Record<InPlaySpeaker, Sums>>()
  const leagueOf = new Map<string, LeagueKey>()

  function filesOf(league: LeagueKey): ReturnType<typeof gameFiles> {
    const known = files.get(league) ?? gameFiles()
    files.set(league, known)
    return known
  }

  function end(league: LeagueKey, result: Result): void {
    const said = waiting.get(result.gameId) ?? []
    waiting.delete(result.gameId)
    filesOf(league).close(result.gameId)
    leagueOf.delete(result.gameId)
    const of = sums.get(league) ?? { model: emptySums(), market: emptySums(), total: emptySums(), spread: emptySums() }
    sums.set(league, of)
    for (const speaker of inPlaySpeakers)
      addGame(
        of[speaker],
        said.filter((one) => one.speaker === speaker),
        result,
      )
  }

  return {
    see(fact: Fact): void {
      const gameId = gameIdOf(fact)
      if (fact.kind === 'game') leagueOf.set(gameId, fact.game.league)
      const league = leagueOf.get(gameId)
      if (league === undefined || isOnPlayer(fact)) return
      if (fact.kind === 'result') end(league, fact.result)
      else filesOf(league).file(fact)
    },
    /** Notes what is forecast at this moment of every game that is on. */
    sample(at: Instant): void {
      for (const [league, { all }] of files)
        for (const file of all())
          if (file.score && file.game.startsAt !== null && file.game.startsAt < at)
            waiting.set(file.game.id, [...(waiting.get(file.game.id) ?? []), ...saidOf(league, file)])
    },
    /** By league and speaker; leagues of which no game ended are left out. */
    report: (): ReadonlyMap<LeagueKey, Readonly<Record<InPlaySpeaker, InPlaySaid>>> =>
      new Map(
        [...sums].map(([league, of]) => [
          league,
          {
            model: saidIn(of.model),
            market: saidIn(of.market),
            total: saidIn(of.total),
            spread: saidIn(of.spread),
          },
        ]),
      ),
  }
}

const isOnPlayer = (fact: Fact): boolean => fact.kind === 'quote' && fact.quote.market.kind === 'player-prop'

function saidOf(league: LeagueKey, file: GameFile): Said[] {
  const view = inPlayForecast(leagues[league], file, winnerProbabilities(leagues[league], file, 'close', 'power'))
  return [...winnersOf(league, 'model', view.model), ...winnersOf(league, 'market', view.market), ...linesOf(view)]
}

/** Of two sides one says it all; where a draw can be, each outcome counts. */
function winnersOf(league: LeagueKey, speaker: 'model' | 'market', probabilities: readonly number[] | null): Said[] {
  if (!probabilities) return []
  const counted = leagues[league].outcomes === 'two-way' ? probabilities.slice(0, 1) : probabilities
  return counted.map((probability, outcome) => ({
    speaker,
    chance: probability,
    isFirst: outcome === 0,
    happens: (result) => {
      const happened = outcomeOf(leagues[league], { result })
      return happened === null ? null : happened === outcome
    },
  }))
}

function linesOf({ total, spread }: InPlayForecast): Said[] {
  return [
    ...(total
      ? [
          {
            speaker: 'total' as const,
            isFirst: true,
            chance: total.over,
            happens: isWon(fullGame('total', total.line), 'over'),
          },
        ]
      : []),
    ...(spread
      ? [
          {
            speaker: 'spread' as const,
            isFirst: true,
            chance: spread.covers,
            happens: isWon(fullGame('spread', spread.line), 'home'),
          },
        ]
      : []),
  ]
}

/** Whether a bet wins; null if its stake is returned, or the result does not decide it. */
const isWon =
  (market: Market, selection: Selection) =>
  (result: Result): boolean | null => {
    const settlement = settleByResult({ market, selection }, result)
    if (settlement === null || settlement.kind === 'push') return null
    return settlement.kind === 'win' || settlement.kind === 'half-win'
  }

/** Adds what was forecast for a game that ended so. */
function addGame({ bands, all }: Sums, said: readonly Said[], result: Result): void {
  const decided = said.flatMap(({ chance, isFirst, happens }) => {
    const happened = happens(result)
    return happened === null ? [] : [{ chance, isFirst, happened }]
  })
  const inBand =
    (i: number) =>
    ({ chance }: { readonly chance: number }) =>
      chance >= (BANDS[i] as number) && chance < (BANDS[i + 1] as number)
  for (const [i, sum] of bands.entries()) addTo(sum, decided.filter(inBand(i)))
  addTo(
    all,
    decided.filter(({ isFirst }) => isFirst),
  )
}

/** Probabilities of one game: together they are off once. */
function addTo(sum: Sum, of: readonly { readonly chance: number; readonly happened: boolean }[]): void {
  if (of.length === 0) return
  let off = 0
  for (const { chance, happened } of of) {
    sum.said += chance
    sum.happened += happened ? 1 : 0
    off += (happened ? 1 : 0) - chance
  }
  sum.samples += of.length
  sum.games += 1
  sum.squares += off * off
}

const saidIn = ({ bands, all }: Sums): InPlaySaid => ({
  bands: bands.map((sum, i) => bandOf(sum, BANDS[i] as number, Math.min(1, BANDS[i + 1] as number))),
  all: bandOf(all, 0, 1),
})

const bandOf = ({ samples, games, said, happened, squares }: Sum, from: number, to: number): InPlayBand => ({
  from,
  to,
  samples,
  games,
  said: samples === 0 ? null : said / samples,
  happened: samples === 0 ? null : happened / samples,
  stdErr: samples === 0 ? null : Math.sqrt(squares) / samples,
})
