import type { LeagueKey } from '@fairline/domain'
import { logLoss, type MeanWithError } from '@fairline/models'
import type { LineKind } from '../market/line-kind.ts'
import type { LineBet } from './line-bets.ts'
import type { LineLook, LineVerdict } from './line-looks.ts'
import type { LineOutcome } from './line-outcome.ts'
import { meanByGame } from './mean-by-game.ts'

/** How lines were estimated in one way. Values are profits per unit staked; standard errors count lines of one game as related. */
export interface EstimateScore {
  /** Nats per unit of stake that was decided. */
  readonly logLoss: MeanWithError | null
  /** +EV bets, and the games they are on. */
  readonly bets: number
  readonly betGames: number
  readonly expectedValue: MeanWithError | null
  readonly closingValue: MeanWithError | null
  /** Null if the true probabilities are not known. */
  readonly trueValue: MeanWithError | null
  readonly profit: MeanWithError | null
}

/** Lines of a kind estimated with their own quotes (pooled) and without them (carried over). */
export interface PoolingScore {
  /** Null for all leagues together. */
  readonly league: LeagueKey | null
  readonly kind: LineKind
  /** Whether enough books quote the lines themselves. */
  readonly isKnown: boolean
  /** One per game, look and line. */
  readonly lines: number
  readonly games: number
  readonly pooled: EstimateScore
  readonly carriedOver: EstimateScore
  /** Log loss carried over less pooled, on the same lines. */
  readonly carriedOverMinusPooled: MeanWithError | null
}

interface Group extends Pick<PoolingScore, 'league' | 'kind' | 'isKnown'> {
  /** One list per game. */
  readonly games: (readonly LineLook[])[]
}

type Way = 'pooled' | 'carriedOver'

/** Scores lines by league, kind and whether enough books quote them, all leagues together first. */
export function poolingScores() {
  const groups = new Map<string, Group>()

  function addTo(group: Omit<Group, 'games'>, looks: readonly LineLook[]): void {
    const key = `${group.league}|${group.kind}|${group.isKnown}`
    const known = groups.get(key) ?? { ...group, games: [] }
    groups.set(key, known)
    known.games.push(looks)
  }

  return {
    /** Adds all lines of one game. */
    add(league: LeagueKey, looks: readonly LineLook[]): void {
      for (const ofGroup of Map.groupBy(looks, ({ kind, isKnown }) => `${kind}|${isKnown}`).values()) {
        const { kind, isKnown } = ofGroup[0] as LineLook
        addTo({ league: null, kind, isKnown }, ofGroup)
        addTo({ league, kind, isKnown }, ofGroup)
      }
    },
    scores: (): PoolingScore[] =>
      [...groups.values()].map(scoreOf).sort((a, b) => Number(a.league !== null) - Number(b.league !== null)),
  }
}

function scoreOf({ games, ...of }: Group): PoolingScore {
  return {
    ...of,
    lines: games.flat().length,
    games: games.length,
    pooled: estimateScore(games, 'pooled'),
    carriedOver: estimateScore(games, 'carriedOver'),
    carriedOverMinusPooled: meanLoss(
      games,
      (outcome, { pooled, carriedOver }) => lossOf(outcome, carriedOver) - lossOf(outcome, pooled),
    ),
  }
}

function estimateScore(games: Group['games'], way: Way): EstimateScore {
  const bets = games.map((looks) => looks.flatMap((look) => look[way].bets))
  const meanOf = (part: keyof LineBet) =>
    meanByGame(
      bets.map((ofGame) => ofGame.flatMap(({ [part]: value }) => (value === null ? [] : [{ value, weight: 1 }]))),
    )
  return {
    logLoss: meanLoss(games, (outcome, look) => lossOf(outcome, look[way])),
    bets: bets.flat().length,
    betGames: bets.filter(({ length }) => length > 0).length,
    expectedValue: meanOf('expectedValue'),
    closingValue: meanOf('closingValue'),
    trueValue: meanOf('trueValue'),
    profit: meanOf('profit'),
  }
}

const meanLoss = (games: Group['games'], lossAt: (outcome: LineOutcome, look: LineLook) => number) =>
  meanByGame(
    games.map((looks) =>
      looks.flatMap((look) => {
        const { outcome } = look
        return outcome ? [{ value: lossAt(outcome, look), weight: outcome.weight }] : []
      }),
    ),
  )

const lossOf = ({ winner }: LineOutcome, { probability }: LineVerdict): number =>
  logLoss({ chances: [probability, 1 - probability], winner })
