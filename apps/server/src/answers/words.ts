import { type Pick as Bet, type Game, type LeagueKey, leagues, type Selection } from '@fairline/domain'
import type { EvaluatedBet } from '@fairline/engine'
import { formatAmerican } from '@fairline/odds'

/** Who a selection backs. */
export function backed(game: Game, selection: Selection): string {
  if (selection === 'draw') return 'Draw'
  return selection === 'home' ? game.home.name : game.away.name
}

/** A bet as it is put into words. */
type Worded = Pick<Bet, 'market' | 'selection' | 'price'>

/** A bet in words: `Boston Red Sox to win (moneyline) at +110`, `Boston Red Sox −1.5 (run line) at +140`, `Over 8.5 (total) at −105`. */
export function betInWords(game: Game, { market, selection, price }: Worded): string {
  return `${selectionInWords(game, { market, selection })} at ${formatAmerican(price).replace('-', '−')}`
}

/** A bet in words, without its price. */
export function selectionInWords(game: Game, { market, selection }: Omit<Worded, 'price'>): string {
  const { kind, line } = market
  if (kind === 'total') return `${selection === 'over' ? 'Over' : 'Under'} ${line} (total)`
  if (kind === 'spread' && line !== null) {
    // The line is the home side's.
    const handicap = selection === 'home' ? line : -line
    return `${backed(game, selection)} ${signed(handicap)} (${spreadOf(game.league)})`
  }
  const what = selection === 'draw' ? 'Draw' : `${backed(game, selection)} to win`
  return `${what} (${kind})`
}

/** What a sport calls its spread. */
export const spreadOf = (league: LeagueKey): string => spreads[leagues[league].sport] ?? 'spread'
const spreads: Readonly<Partial<Record<string, string>>> = { baseball: 'run line', hockey: 'puck line' }

/** A line with its sign: `−1.5`, `+3`, `level`. */
export const signed = (line: number) => (line === 0 ? 'level' : `${line > 0 ? '+' : '−'}${Math.abs(line)}`)

/** `New York Yankees @ Boston Red Sox`; on neutral ground no one visits. */
export const matchupOf = ({ home, away, neutral }: Game) => `${away.name} ${neutral ? 'vs' : '@'} ${home.name}`

const reasons: Readonly<Record<NonNullable<EvaluatedBet['passReason']>, string>> = {
  ended: 'The game is over',
  'price-gone': 'No book offers it now',
  'book-excluded': 'Only books we no longer recommend offer it',
  'probability-not-known': 'Not enough books for a fair line',
  'push-rate-not-known': 'No fair line: how often this bet is a push is not known',
  'result-picked-already': 'Another pick of this game is on its result: winner and spread count once',
  'other-side-recommended': 'We recommend the other side, which is worth more',
  'excluded-by-recommended': 'It can’t win together with another bet we recommend on this player',
  'same-outcome-recommended': 'We recommend the same outcome by another name',
  'carried-over':
    'Its probability rests on another line: too few books quote this one, or their odds contradict the winner’s',
  'still-learning': 'Still learning from past games: no picks yet',
  'no-forecast': 'No forecast: no book prices every outcome',
  'already-started': 'The game has started',
  'no-price': 'No odds yet',
  'forecast-is-newer-than-price': 'The odds are older than our latest information',
  'value-below-bar': 'No value at the best price',
  'price-looks-misprinted': 'Probable pricing error: it pays far more than the other books and our models say',
  'confidence-below-bar': 'Not likely enough to beat the closing line',
  'confidence-not-known':
    'Unknown chance to beat the closing line: too few books quote it, or too few similar lines have closed',
}

/** What else such reasons say of a bet in play. */
const reasonsInPlay: Readonly<Partial<Record<NonNullable<EvaluatedBet['passReason']>, string>>> = {
  'value-below-bar': 'EV of 1% or less: in play about as much is gone two minutes later',
  'confidence-below-bar': 'Not likely enough to beat the fair odds two minutes later',
  'confidence-not-known':
    'Unknown chance to beat later odds: its price is too new, play is stopped, too few games were followed, or it is all but certain',
}

/** What a price is expected to beat. */
export const referenceInWords = ({ state }: Pick<EvaluatedBet, 'state'>): string =>
  state === 'live' ? 'the fair odds two minutes later' : 'the closing line'

/** Why a game was passed, in words. */
export const passInWords = (reason: NonNullable<EvaluatedBet['passReason']>) => reasons[reason]

/** Why a bet is not recommended, in words; null if it is. */
export function betPassInWords({
  passReason,
  state,
  expectedValue,
  confidenceAssumed,
}: Pick<EvaluatedBet, 'passReason' | 'state' | 'expectedValue' | 'confidenceAssumed'>): string | null {
  if (passReason === null) return null
  if (confidenceAssumed && passReason === 'confidence-not-known')
    return `Its chance to beat ${referenceInWords({ state })} is assumed, not learned`
  // At an EV of 0 or less no bar of bets in play matters.
  const isInPlay = state === 'live' && (passReason !== 'value-below-bar' || (expectedValue ?? 0) > 0)
  return (isInPlay && reasonsInPlay[passReason]) || reasons[passReason]
}
