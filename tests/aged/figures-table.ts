import type { AgedWorld } from './aged-world.ts'
import { type BetRow, betRowsOf, type RowField } from './bet-rows.ts'
import { americanOf, type Figure, figureOfField } from './figures.ts'

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
  const heads = ['bet', 'when', ...SCREENS.map(([screen]) => screen)]
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function lineOf(world: AgedWorld, id: string): string[] {
  const rows = betRowsOf(world).filter(({ bet }) => bet.id === id)
  const cells = SCREENS.map(([, place]) => {
    const shown = new Set(rows.filter((row) => place.test(row.place)).map(cellOf))
    return shown.size === 0 ? '–' : [...shown].join(' / ')
  })
  const { state } = world.bets.get(id) ?? { state: 'no longer offered' }
  return [id.replaceAll('|', ' '), `${world.name} (${state})`, ...cells]
}

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
