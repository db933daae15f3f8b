import type { ArbitrageOpportunity, ArbitrageScan, Bet } from '@fairline/contract'
import type { BoardGame } from '@fairline/engine'
import type { AgedWorld, Answer } from '../aged/aged-world.ts'
import { isBetOfLeg } from './is-bet-of-leg.ts'

const ROUTES: ReadonlySet<string> = new Set([
  '/api/arbitrage-scan',
  '/api/arbitrage-opportunities',
  '/api/arbitrage-report',
])
/** Amounts are shown to the cent: so much may a sum of a few differ. */
const CENTS = 0.03
/** Prices are quoted in American odds here, so that a leg shows its price as it is. */
const ROUNDING = 1e-9

interface Listed {
  readonly url: string
  readonly one: ArbitrageOpportunity
}

/** Every arbitrage, middle and low hold pays what it says: stakes, payouts and profits follow from the prices of its legs, which books offer now. */
export function arbitragesPay(world: AgedWorld): { readonly faults: string[]; readonly compared: number } {
  const answers = world.answers.filter(({ route }) => ROUTES.has(route.path))
  const listed = answers.flatMap(({ url, body }) =>
    (body as ArbitrageScan).opportunities.map((one): Listed => ({ url, one })),
  )
  const games = new Map(world.board.games.map((onBoard) => [onBoard.game.id, onBoard]))
  const faults = listed.flatMap(({ url, one }) =>
    [...wrongMoney(one), ...wrongGame(one, games.get(one.gameId), world), ...wrongPrices(one, world)].map(
      (fault) => `${url}: ${one.id}: ${fault}`,
    ),
  )
  return { faults: [...faults, ...answers.flatMap(wrongTotals)], compared: listed.length }
}

/** What one leg pays by itself is the worst where two may win; a draw gives the stake of a leg back. */
function wrongMoney(one: ArbitrageOpportunity): string[] {
  const { legs, kind, totalStake, profit, bestProfit, expectedProfit, profitPercentage, canPush } = one
  const payouts = legs.map(({ expectedPayout }) => expectedPayout)
  const best = bestPayout(one)
  const worst = Math.min(...payouts) - totalStake
  const checks: [name: string, said: number, is: number, within: number][] = [
    ['total stake', totalStake, sum(legs.map(({ stake }) => stake)), CENTS],
    ['shares of the stakes', sum(legs.map(({ stakePercentage }) => stakePercentage)), 1, 0.0003],
    ['profit in percent', profitPercentage, (100 * profit) / totalStake, 0.01],
    ...legs.map(({ odds, stake, expectedPayout }, i): [string, number, number, number] => [
      `payout of leg ${i + 1}`,
      expectedPayout,
      stake * decimalOf(odds),
      // Both amounts are shown to the cent.
      0.0051 * (1 + decimalOf(odds)),
    ]),
    // Where a stake can come back the worst and the best score are not those on which one leg or both pay.
    ...(kind === 'draw-no-bet' || canPush
      ? []
      : ([
          ['profit', profit, worst, CENTS],
          ['best profit', bestProfit, best - totalStake, CENTS],
        ] as [string, number, number, number][])),
  ]
  const amounts = checks.flatMap(([name, said, is, within]) =>
    Math.abs(said - is) <= within ? [] : [`${name} is ${said}, not ${is}`],
  )
  // At most one leg pays and the stakes of the others come back, where not all can pay.
  const most =
    Math.max(best, ...legs.map(({ expectedPayout, stake }) => expectedPayout + totalStake - stake)) - totalStake
  const order = [profit, expectedProfit ?? profit, bestProfit, Math.max(most, canPush ? 0 : most)]
  if (kind !== 'draw-no-bet' && profit > worst + CENTS) amounts.push(`profit is ${profit}, more than the least payout`)
  const isRising = order.every((value, i) => i === 0 || value >= (order[i - 1] as number) - CENTS)
  return isRising ? amounts : [...amounts, `profit, on average, at best and at most are ${order.join(', ')}`]
}

/** Both legs of a middle pay, unless no score lets them: one does then. */
function bestPayout({ legs, kind, middleChance }: ArbitrageOpportunity): number {
  const payouts = legs.map(({ expectedPayout }) => expectedPayout)
  const bothPay = (kind === 'middle' || kind === 'overlap') && middleChance !== 0
  return bothPay ? sum(payouts) : Math.max(...payouts)
}

/** Its game is still to come, and named as on the board. */
function wrongGame(one: ArbitrageOpportunity, onBoard: BoardGame | undefined, { board }: AgedWorld): string[] {
  if (!onBoard) return ['its game is not on the board']
  const { home, away, startsAt } = onBoard.game
  return [
    ...(one.homeTeam === home.name && one.awayTeam === away.name ? [] : ['sides']),
    ...(onBoard.score === null && onBoard.result === null ? [] : ['its game has begun']),
    ...(startsAt === null || Math.abs(one.timeWindow - (startsAt - board.asOf) / 60_000) <= 1 ? [] : ['time window']),
  ]
}

/**
 * No leg pays more than the best price of the bet that it names: its side, its line with the side's sign, its period, team or player. The
 * scanner of the fresh world has seen half an hour more than its board: there it is enough if any bet on the market pays as much.
 */
function wrongPrices(one: ArbitrageOpportunity, { name, board, bets }: AgedWorld): string[] {
  const { gameId, marketType, legs, standsSince } = one
  if (Date.parse(standsSince) > board.asOf)
    return name === 'fresh' ? [] : [`stands since ${standsSince}, in the future`]
  // Players are not priced before the past is learned.
  if (marketType === 'player-prop' && board.rated !== null) return []
  const ofGame = [...bets.values()].filter((bet) => bet.gameId === gameId)
  return legs.flatMap((leg) => {
    const named = ofGame.filter((bet) => isBetOfLeg(bet, leg.selection, one))
    if (named.length === 0) return [`no bet is ${leg.selection}`]
    const pays = ({ price }: Bet) => price !== null && price > decimalOf(leg.odds) - ROUNDING
    const isPaid =
      named.some(pays) || (name === 'fresh' && ofGame.some((bet) => bet.market === marketType && pays(bet)))
    return isPaid ? [] : [`no book pays ${leg.odds} for ${leg.selection} (${leg.bookmakerTitle})`]
  })
}

/** Of all that stand, and not of a few. */
function wrongTotals({ url, body }: Answer): string[] {
  const { opportunities, totalOpportunities, totalPotentialProfit } = body as Partial<ArbitrageScan> &
    Pick<ArbitrageScan, 'opportunities'>
  if (totalOpportunities === undefined || totalPotentialProfit === undefined) return []
  const profits = sum(opportunities.map(({ profit }) => profit))
  const isWhole = totalOpportunities === opportunities.length
  return isWhole && Math.abs(totalPotentialProfit - profits) > 0.01 * (opportunities.length + 1)
    ? [`${url}: total profit is ${totalPotentialProfit}, not ${profits}`]
    : []
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const decimalOf = (american: number): number => 1 + (american > 0 ? american / 100 : 100 / -american)
