import { type Game, leagues, type PassReason, type Selection } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { formatAmerican } from '@fairline/odds'

/** Who a selection backs. */
export function backed(game: Game, selection: Selection): string {
  if (selection === 'draw') return 'Draw'
  return selection === 'home' ? game.home.name : game.away.name
}

/** A bet in words: `Boston Red Sox to win (moneyline) at +110`. */
export function betInWords(game: Game, selection: Selection, price: DecimalOdds): string {
  const market = leagues[game.league].outcomes === 'three-way' ? 'three-way' : 'moneyline'
  const what = selection === 'draw' ? 'Draw' : `${backed(game, selection)} to win`
  return `${what} (${market}) at ${formatAmerican(price)}`
}

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
}

/** Why a game was passed, in words. */
export const passInWords = (reason: PassReason) => reasons[reason]
