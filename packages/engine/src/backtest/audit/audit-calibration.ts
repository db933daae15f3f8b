import type { LeagueKey } from '@fairline/domain'
import { type Judged, worstBand } from './audit-bands.ts'
import { type AuditRow, auditRow, MAX_ERRORS } from './audit-row.ts'
import type { NamedCells } from './table-cells.ts'

const CONFIDENCE_EDGES = [0, 30, 45, 55, 65, 100] as const
const PROBABILITY_EDGES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const
/** Distances that are always allowed. */
const CONFIDENCE_POINTS = 0.04
const PROBABILITY_POINTS = 0.02
/** Fewer games say nothing of how sharp probabilities are. */
const MIN_GAMES = 200

const outcomes = ['home', 'draw', 'away'] as const
type OutcomeName = (typeof outcomes)[number]

/** Whether prices beat the close as often as is forecast for them, market by market and band by band. */
export function auditConfidence(
  league: LeagueKey,
  { games, lines }: { games: readonly NamedCells[]; lines: readonly NamedCells[] },
  three: boolean,
): AuditRow {
  const judged = [...games.flatMap((game) => winnerPrices(game, three)), ...lines.flatMap(linePrice)]
  const worst = worstBand(judged, CONFIDENCE_EDGES, CONFIDENCE_POINTS)
  return bandRow(league, 'confidence', judged, worst, CONFIDENCE_POINTS)
}

function winnerPrices(game: NamedCells, three: boolean): Judged[] {
  if (game.number('closed_later') !== 1) return []
  return outcomesOf(three).flatMap((outcome) => {
    const confidence = game.number(`confidence_${outcome}`)
    return beaten('winner', confidence, game.number(`price_${outcome}`), game.number(`close_${outcome}`))
  })
}

const linePrice = (line: NamedCells): Judged[] =>
  beaten(line.text('market'), line.number('confidence'), line.number('price'), line.number('close_probability'))

function beaten(market: string, confidence: number | null, price: number | null, close: number | null): Judged[] {
  if (confidence === null || price === null || close === null) return []
  return [{ market, said: confidence / 100, happened: price * close > 1 }]
}

/** Whether what we say happens as often as we say it. */
export function auditProbabilities(league: LeagueKey, games: readonly NamedCells[], three: boolean): AuditRow {
  const opinion = opinionOf(games)
  // Of two outcomes the second says nothing more than the first.
  const judged = games.flatMap((game) =>
    (three ? outcomes : outcomes.slice(0, 1)).flatMap((outcome): Judged[] => {
      const said = game.number(`${opinion}_${outcome}`)
      return said === null ? [] : [{ market: opinion, said, happened: game.text('outcome') === outcome }]
    }),
  )
  const worst = worstBand(judged, PROBABILITY_EDGES, PROBABILITY_POINTS)
  return bandRow(league, 'probabilities', judged, worst, PROBABILITY_POINTS)
}

function bandRow(
  league: LeagueKey,
  check: 'confidence' | 'probabilities',
  judged: readonly Judged[],
  worst: ReturnType<typeof worstBand>,
  points: number,
): AuditRow {
  return auditRow({
    league,
    check,
    where: worst?.where ?? null,
    count: judged.length,
    figure: worst?.gap ?? null,
    limit: worst?.limit ?? points,
  })
}

/**
 * Whether our probabilities are as far from even as they should be: their log loss against their entropy, which is the loss
 * they expect of themselves, in standard errors. Too extreme ones lose more than they expect, too timid ones less.
 */
export function auditSharpness(league: LeagueKey, games: readonly NamedCells[], three: boolean): AuditRow {
  const opinion = opinionOf(games)
  let [excess, variance, count] = [0, 0, 0]
  for (const game of games) {
    const said = outcomesOf(three).map((outcome) => game.number(`${opinion}_${outcome}`) ?? 0)
    const happened = game.number(`${opinion}_${game.text('outcome')}`)
    if (happened === null) continue
    const [entropy, square] = momentsOf(said)
    excess += -Math.log(happened) - entropy
    variance += square - entropy * entropy
    count += 1
  }
  return auditRow({
    league,
    check: 'sharpness',
    where: `${opinion}, too ${excess > 0 ? 'extreme' : 'timid'}`,
    count,
    figure: count < MIN_GAMES ? null : Math.abs(excess) / Math.sqrt(variance),
    limit: MAX_ERRORS,
  })
}

/** Mean and mean square of the loss, as the probabilities themselves expect them. */
function momentsOf(said: readonly number[]): [mean: number, square: number] {
  let [mean, square] = [0, 0]
  for (const probability of said) {
    if (probability === 0) continue
    const loss = -Math.log(probability)
    mean += probability * loss
    square += probability * loss * loss
  }
  return [mean, square]
}

/** Our forecast; our rating by itself where few games had a price to blend it with. */
const opinionOf = (games: readonly NamedCells[]): 'blend' | 'model' =>
  games.filter((game) => game.number('blend_home') !== null).length < MIN_GAMES ? 'model' : 'blend'

const outcomesOf = (three: boolean): readonly OutcomeName[] => (three ? outcomes : ['home', 'away'])
