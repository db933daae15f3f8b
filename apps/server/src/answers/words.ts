import { type Pick as Bet, type Game, type LeagueKey, leagues, type PassReason, type Selection } from '@fairline/domain'
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
  return `${selectionInWords(game, { market, selection })} at ${formatAmerican(price)}`
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

/** `New York Yankees @ Boston Red Sox`; on neutral ground nobody visits. */
export const matchupOf = ({ home, away, neutral }: Game) => `${away.name} ${neutral ? 'vs' : '@'} ${home.name}`

const reasons: Readonly<Record<PassReason, string>> = {
  'still-learning': 'Past games are still being learnt: nothing is picked yet',
  'no-forecast': 'No forecast: nobody quotes every outcome',
  'already-started': 'The game has started',
  'no-price': 'No price is quoted',
  'forecast-is-newer-than-price': 'The price is older than what we know',
  'value-below-bar': 'The best price pays less than the fair chance asks',
  'price-looks-misprinted': 'The price looks like a mistake: it pays far more than anything else known of this game',
  'confidence-below-bar': 'The price is not likely enough to beat the close',
  'confidence-not-known': 'Too few lines like it have closed to say how likely it is to beat the close',
}

/** Why a game was passed, in words. */
export const passInWords = (reason: PassReason) => reasons[reason]
