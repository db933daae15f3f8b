import type { AuthenticProps, EnhancedProp, PlayerProps, PremiumPlayerProps, PremiumProp } from '@fairline/contract'
import {
  type Board,
  isPositiveBet,
  isRecommended,
  isUpcoming,
  looksMisprinted,
  openingOf,
  plural,
  shownValue,
} from '@fairline/engine'
import { inPercent, meanConfidence, rankScoreOf, round } from './bet-rows.ts'
import { learningText } from './learning-text.ts'
import { justMissedOf } from './list-fields.ts'
import { LOCKED_IN } from './locks-in-profit.ts'
import { playerTierOf } from './player-tier.ts'
import { isArbitrage, lastFive, type PropRow, propRowsOf, sharpOf, streakOf } from './prop-rows.ts'
import { marketText, valueText } from './reasons.ts'
import { skyText } from './sky-text.ts'
import { isoOf, provenanceOf } from './wire.ts'

/** Length of a streak that is shown. */
const HOT = 3
/** A line moved where the over's probability went by half a point. */
const MOVED = 0.5
const HIGH_PROBABILITY = 0.8
const VALUE = 0.02

/** Cards show two reasons, and lists are long. */
const REASONS = 2
/** And what moves a count most. */
const FEATURES = 3

/** What speaks for a prop, each with its number. */
export function propReasonsOf({ prop, bet, went }: PropRow): string[] {
  const reasons = [
    ...(looksMisprinted(bet.expectedValue)
      ? ['Probable pricing error: it pays far more than the other books and our models say']
      : []),
    valueText(bet),
    ...(isArbitrage(prop) ? [LOCKED_IN] : []),
  ]
  if (prop.expectedCount !== null && isOnSide(bet.selection, prop.expectedCount - prop.line))
    reasons.push(`Our model projects ${countText(prop.expectedCount)}; the line is ${prop.line}`)
  reasons.push(...marketText(bet))
  if (went.length > 0) reasons.push(`Hit in ${hitsOf(went)} of last ${went.length}`)
  if (prop.move && (prop.move.towards > 0 || prop.move.away > 0)) {
    const with_ = bet.selection === 'over' ? prop.move.towards : prop.move.away
    reasons.push(`${with_} of ${plural(prop.move.books, 'book')} moved toward this bet since open`)
  }
  return reasons
}

/** Whether a projected count lies on the side of a bet: that of something rare lies below the line of many a good over. */
const isOnSide = (selection: PropRow['bet']['selection'], above: number): boolean =>
  selection === 'over' ? above > 0 : above < 0

/** A projected count: a rare one would be 0.0 with one decimal. */
const countText = (count: number): string => (count < 0.005 ? 'less than 0.01' : count.toFixed(count < 0.995 ? 2 : 1))

const hitsOf = (went: readonly boolean[]): number => went.filter((hit) => hit).length

const valueScoreOf = ({ bet }: PropRow) => round(Math.min(10, Math.max(0, 100 * bet.expectedValue)), 2)

function healthOf({ onBoard, prop }: PropRow): string | null {
  const said = onBoard.news.findLast(({ player }) => player === prop.player)
  if (!said) return null
  return said.what === 'out' ? `❌ out${said.detail ? `: ${said.detail}` : ''}` : '✅ named to start'
}

function weatherOf({ onBoard: { weather } }: PropRow): PremiumProp['indicators']['weather'] {
  if (!weather) return { icon: null, text: null, impact: null }
  const { temperature, wind, precipitation } = weather
  const icon = precipitation >= 0.5 ? '🌧️' : precipitation >= 0.2 ? '⛅' : '☀️'
  const text = `${skyText({ temperature, wind })}, ${Math.round(100 * precipitation)}% rain`
  return { icon, text, impact: null }
}

/** A prop in the premium views. */
export function premiumPropOf(row: PropRow, rank: number, board: Board): PremiumProp {
  const { fields, bet, prop, successRate, went } = row
  const streak = streakOf(row)
  const last5 = [...lastFive(row)]
  return {
    ...fields,
    rank,
    last5,
    last5Display: last5.map((yes) => (yes ? '✅' : '❌')).join(''),
    lastTen: { hits: hitsOf(went), games: went.length },
    successRate,
    gamesPlayed: prop.games,
    tier: playerTierOf(row, board),
    valueScore: valueScoreOf(row),
    probability: { bayesian: round(bet.fairProbability, 4), display: `${(100 * bet.fairProbability).toFixed(0)}%` },
    analytics: {
      expectedValue: inPercent(bet.expectedValue),
      kellySize: round(bet.kelly, 4),
      valueGrade: bet.grade,
      historicalHitRate: successRate,
      confidence: fields.confidence,
      recommendation: fields.recommendation,
    },
    indicators: {
      injury: { status: healthOf(row) },
      form: { icon: streak >= HOT ? '🔥' : null, streak },
      weather: weatherOf(row),
      sharp: sharpOf(prop),
      arbitrage: { available: isArbitrage(prop) },
    },
    reasoning: propReasonsOf(row).slice(0, REASONS),
  }
}

/** Why there are no props, in words; null where there are some. */
export function whyNone(board: Board, rows: readonly PropRow[]): string | null {
  if (rows.length > 0) return null
  const learning = learningText(board)
  if (learning) return learning
  return board.games.some((game) => isUpcoming(game, board))
    ? 'No book prices players of the games to come'
    : 'No games are to come'
}

/** The funnel of props, and what just missed if fewer than three are recommended. */
function propListFields(board: Board, rows: readonly PropRow[]): Pick<PremiumPlayerProps, 'funnel' | 'justMissed'> {
  const recommended = rows.filter(({ bet }) => isRecommended(bet)).length
  const isUnknown = rows.length === 0 && board.rated !== null
  const positiveEv = isUnknown ? null : rows.filter(({ bet }) => isPositiveBet(bet)).length
  return {
    funnel: { props: rows.length, positiveEv, recommended },
    justMissed: justMissedOf(board, { listed: recommended, rows }),
  }
}

/** Every prop of the games to come, ranked. */
export function premiumPlayerPropsOf(board: Board): PremiumPlayerProps {
  const rows = propRowsOf(board)
  const leagues = Map.groupBy(rows, ({ fields }) => fields.league)
  return {
    success: true,
    props: rows.map((row, i) => premiumPropOf(row, i + 1, board)),
    summary: {
      leagues: [...leagues].map(([league, of]) => ({ league, props: of.length })),
      strongBets: rows.filter(({ fields }) => fields.recommendation.endsWith('BET')).length,
      topGrades: rows.filter(({ bet }) => isPositiveBet(bet) && (bet.grade === 'A+' || bet.grade === 'A')).length,
    },
    totalProps: rows.length,
    error: whyNone(board, rows),
    ...propListFields(board, rows),
    provenance: provenanceOf(board),
  }
}

function enhancedPropOf(row: PropRow): EnhancedProp {
  const { fields, bet, prop } = row
  const { prediction, move } = prop
  const sharp = sharpOf(prop)
  const points = move?.points ?? 0
  const originalLine = openingOf(prop, bet)?.line ?? null
  const by = prop.line - (originalLine ?? prop.line) || (Math.abs(points) >= MOVED ? points : 0)
  return {
    ...fields,
    playerId: prop.player,
    statType: fields.propType,
    lineValue: prop.line,
    bestOverOdds: fields.overOdds,
    bestUnderOdds: fields.underOdds,
    expectedValue: round(bet.expectedValue, 4),
    mlPrediction: prediction && {
      ensemblePrediction: round(
        bet.selection === 'over' ? prediction.ensemblePrediction : 1 - prediction.ensemblePrediction,
        4,
      ),
      modelConfidence: round(prediction.modelConfidence, 4),
      uncertainty: round(prediction.uncertainty, 4),
      topFeatures: prediction.topFeatures.slice(0, FEATURES).map(({ feature, importance, impact }) => ({
        feature,
        importance: round(importance, 3),
        impact: round(impact, 3),
      })),
    },
    expectedCount: prop.expectedCount === null ? null : round(prop.expectedCount, 2),
    valueScore: valueScoreOf(row),
    kellyCriterionSize: round(bet.kelly, 4),
    ubseRating: rankScoreOf(row),
    sharpMoneyAlignment: sharp.strength === 'strong' && sharp.direction === bet.selection,
    publicFadeOpportunity: null,
    arbitrageOpportunity: { detected: isArbitrage(prop) },
    lineMovement: {
      direction: by === 0 ? 'stable' : by > 0 ? 'up' : 'down',
      movementPercentage: round(points, 2),
      originalLine,
      steamMove: move?.steam ?? false,
    },
    reasoning: propReasonsOf(row).slice(0, REASONS),
  }
}

/** The scan of the enhanced page. */
export function authenticPropsOf(board: Board): AuthenticProps {
  const rows = propRowsOf(board)
  const enhancedProps = rows.map(enhancedPropOf)
  const begun = board.games.filter(({ result, score }) => result === null && score !== null)
  const known = rows.filter(({ prop }) => prop.prediction).length
  const games = Map.groupBy(rows, ({ fields }) => fields.matchup)
  return {
    success: true,
    enhancedProps,
    summary: {
      totalProps: rows.length,
      enhancedProps: known,
      liveGamesFiltered: begun.reduce(
        (sum, { props }) => sum + new Set(props.map(({ player, stat }) => `${player}|${stat}`)).size,
        0,
      ),
      valueGrades: Object.fromEntries(
        [...Map.groupBy(rows, ({ bet }) => bet.grade)].map(([grade, of]) => [grade, of.length]),
      ),
      avgConfidence: meanConfidence(rows),
    },
    gameCount: games.size,
    propsByGame: Object.fromEntries([...games].map(([matchup, of]) => [matchup, of.length])),
    message:
      whyNone(board, rows) ??
      `${plural(rows.length, 'prop')} of ${plural(games.size, 'game')}, ${known} of players our models know`,
    timestamp: isoOf(board.asOf),
    intelligence: {
      summary: 'Each probability is pooled from all books’ lines, nine parts, and our model of the player, one part',
      features: ['books’ lines', 'minutes and rate', 'form', 'opponent', 'ground', 'rest', 'lines of past games'],
    },
    metadata: {
      highProbabilityProps: enhancedProps.filter(
        ({ mlPrediction }) => (mlPrediction?.ensemblePrediction ?? 0) >= HIGH_PROBABILITY,
      ).length,
      valueOpportunities: rows.filter(({ bet }) => isPositiveBet(bet) && shownValue(bet.expectedValue) > VALUE).length,
      // Both sides of a line may be listed.
      arbitrageOpportunities: new Set(rows.flatMap(({ prop }) => (isArbitrage(prop) ? prop : []))).size,
    },
    totalProps: rows.length,
    ...propListFields(board, rows),
    provenance: provenanceOf(board),
  }
}

/** The plain list. */
export function playerPropsOf(board: Board): PlayerProps {
  return {
    success: true,
    props: propRowsOf(board).map((row) => ({
      ...row.fields,
      player: row.prop.player,
      statType: row.fields.propType,
      reasoning: propReasonsOf(row).slice(0, REASONS),
    })),
    provenance: provenanceOf(board),
  }
}
