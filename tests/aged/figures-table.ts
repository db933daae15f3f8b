import type { AgedWorld } from './aged-world.ts'
import { type BetRow, betRowsOf, type RowField } from './bet-rows.ts'
import { americanOf, type Figure, figureOfField } from './figures.ts'
import { nodesOf } from './json-nodes.ts'
import { fairSharesOf } from './outcome-shares.ts'

/** The screens a bet may be seen on, and where the answers they are drawn from show it. */
const SCREENS: readonly (readonly [screen: string, place: RegExp])[] = [
  ['API', /\/api\/v1\/bets /],
  ['ball', /parlay-picks picks/],
  ['published', /parlay-picks published/],
  ['main list', /advanced-more-picks picks/],
  ['UBSE', /ubse\/enhanced-recommendations rec/],
  ['Smart Parlay', /smart-parlay-picks picks/],
  ['all picks', /smart-parlay\/live-picks picks/],
  ['integrated', /smart-parlay\/integrated (rec|pub)/],
  ['market', /market-intelligence picks/],
  ['alternatives', /alternative-picks picks/],
  ['AI analysis', /ai-market-analysis (strategic|pub)/],
  ['prop lists', /(premium-player-props|authentic-props|\/player-props) \w*[pP]rops/],
  ['game page', /games\/\{gameId\} (bets|props|published)/],
  ['other lines, in play', /games\/\{gameId\} (markets|livePrices)/],
  ['slip', /\/api\/slip legs/],
  ['share', /predictions predictions/],
]

/** A Markdown table of the figures that each screen shows for some bets, at each moment. */
export function figuresTable(worlds: readonly AgedWorld[], ids: readonly string[]): string {
  const lines = ids.flatMap((id) => worlds.map((world) => lineOf(world, id)))
  const heads = ['bet', 'when', ...SCREENS.map(([screen]) => screen), ...Object.keys(GAME_SCREENS)]
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function lineOf(world: AgedWorld, id: string): string[] {
  const rows = betRowsOf(world).filter(({ bet }) => bet.id === id)
  const cells = SCREENS.map(([, place]) => {
    const shown = new Set(rows.filter((row) => place.test(row.place)).map(cellOf))
    return shown.size === 0 ? '–' : [...shown].join(' / ')
  })
  const ofGame = Object.values(GAME_SCREENS).map((place) => gameCellOf(world, id, place))
  const { state } = world.bets.get(id) ?? { state: 'no longer offered' }
  return [id.replaceAll('|', ' '), `${world.name} (${state})`, ...cells, ...ofGame]
}

/** The screens a game's outcomes may be seen on. */
const GAME_SCREENS = {
  'game card': /^\/api\/(live-data|live-games)/,
  matchup: /^\/api\/bayesian-analysis/,
  'our line vs market': /^\/api\/games\//,
}

/** The fair probability that a screen shows of the outcome a bet is on, where the bet is on a winner. */
function gameCellOf(world: AgedWorld, id: string, place: RegExp): string {
  const [game, market, , selection] = id.split('|')
  if (market !== 'moneyline' && market !== 'three-way') return '–'
  const rows = nodesOf(world).filter(({ answer, value }) => place.test(answer.url) && gameOf(value) === game)
  const shares = rows.flatMap(({ value }) => fairSharesOf(value)).filter((share) => share.selection === selection)
  return [...new Set(shares.map(({ percent }) => `${percent.toFixed(1)}%`))].join(' / ') || '–'
}

const gameOf = ({ gameId, id, game, outcomes }: Readonly<Record<string, unknown>>): unknown =>
  outcomes === undefined ? (gameId ?? id) : (game as { id?: string } | undefined)?.id

/** `52.1% +104 +6.3% 71 lean`: fair probability, price, EV, confidence, recommendation; what is not shown is left out. */
function cellOf({ fields }: BetRow): string {
  const field = (figure: Figure) => fields.find((one) => figureOfField(one) === figure && one.value !== null)
  const [fair, price, value, confidence, verdict] = (
    ['probability', 'price', 'expectedValue', 'confidence', 'recommendation'] as const
  ).map(field)
  return [
    fair && `${inPercent(fair).toFixed(1)}%`,
    price && signed(priceOf(price)),
    value && `${signed(Number(inPercent(value).toFixed(2)))}%`,
    confidence && `c${String(confidence.value)}`,
    verdict && String(verdict.value).toLowerCase(),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
}

const inPercent = ({ value, description }: RowField): number =>
  description.includes('percent') ? Number(value) : 100 * Number(value)

/** GET /api/v1/bets tells decimal prices, all others American ones. */
const priceOf = ({ key, value }: RowField): number => (key === 'price' ? americanOf(Number(value)) : Number(value))

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
