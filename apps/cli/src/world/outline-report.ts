import { type Fact, type LeagueKey, leagues, type MarketKind, type Quote, type Result } from '@fairline/domain'
import { type DecimalOdds, hold, noVig } from '@fairline/odds'

/** What a league's outlined games came to. */
export interface LeagueReport {
  games: number
  unsettled: number
  /** Games whose periods or player lines do not add up to their score. */
  wrongSums: number
  holds: Partial<Record<MarketKind, { sum: number; count: number }>>
  /** The sharpest book's closing probabilities against results: Σ(happened − said), its variance, and the games. */
  calibration: { surprise: number; variance: number; squares: number; count: number }
  /** Log loss of every book's closing probabilities, on games all of them closed. */
  losses: Map<string, { sum: number; count: number }>
  /** The softest book's loss less the sharpest's, on games both closed. */
  softer: { sum: number; squares: number; count: number }
}

export const emptyReport = (): LeagueReport => ({
  games: 0,
  unsettled: 0,
  wrongSums: 0,
  holds: {},
  calibration: { surprise: 0, variance: 0, squares: 0, count: 0 },
  losses: new Map(),
  softer: { sum: 0, squares: 0, count: 0 },
})

/** Adds a day of a league, with every book's prices. */
export function addDay(report: LeagueReport, league: LeagueKey, facts: readonly Fact[]): void {
  const closing = closingQuotes(facts)
  const results = facts.flatMap((fact) => (fact.kind === 'result' ? [fact.result] : []))
  const games = facts.filter(({ kind }) => kind === 'game').length
  report.games += games
  report.unsettled += games - results.length
  for (const result of results) if (!addsUp(league, result)) report.wrongSums += 1
  for (const quotes of closing.values())
    for (const { market, prices } of quotes.values()) addHold(report, market.kind, prices)
  const winner = leagues[league].outcomes === 'three-way' ? 'three-way' : 'moneyline'
  for (const result of results) addResult(report, result, closing.get(`${result.gameId}|${winner}`), winner)
}

/** The last whole-game quote of every book, by game and kind of market. */
function closingQuotes(facts: readonly Fact[]): Map<string, Map<string, Quote>> {
  const closing = new Map<string, Map<string, Quote>>()
  for (const fact of facts) {
    if (fact.kind !== 'quote' || fact.quote.market.period !== 'full') continue
    const { gameId, market, book } = fact.quote
    const ofMarket = closing.get(`${gameId}|${market.kind}`) ?? new Map<string, Quote>()
    closing.set(`${gameId}|${market.kind}`, ofMarket.set(book, fact.quote))
  }
  return closing
}

function addHold({ holds }: LeagueReport, kind: MarketKind, prices: Quote['prices']): void {
  if (prices.some((price) => price === null)) return
  const kept = holds[kind] ?? { sum: 0, count: 0 }
  holds[kind] = kept
  kept.sum += hold(prices as DecimalOdds[])
  kept.count += 1
}

const outcomes = { moneyline: ['home', 'away'], 'three-way': ['home', 'draw', 'away'] } as const

function addResult(
  report: LeagueReport,
  { winner }: Result,
  quotes: ReadonlyMap<string, Quote> | undefined,
  kind: 'moneyline' | 'three-way',
): void {
  const happened = (outcomes[kind] as readonly string[]).indexOf(winner)
  const said = new Map(
    [...(quotes ?? [])]
      .filter(([, { prices }]) => prices.every((price) => price !== null))
      .map(([book, { prices }]) => [book, noVig('power', prices as DecimalOdds[])]),
  )
  for (const [book, probabilities] of said) {
    const loss = report.losses.get(book) ?? { sum: 0, count: 0 }
    report.losses.set(book, loss)
    loss.sum -= Math.log(probabilities[happened] as number)
    loss.count += 1
  }
  const [sharp, soft] = [said.get('Pinnacle'), said.get('Bovada')]
  if (sharp) addSurprise(report, happened === 0, sharp[0] as number)
  if (sharp && soft) addSofter(report, Math.log((sharp[happened] as number) / (soft[happened] as number)))
}

function addSurprise({ calibration }: LeagueReport, homeWon: boolean, said: number): void {
  const surprise = (homeWon ? 1 : 0) - said
  calibration.surprise += surprise
  calibration.variance += said * (1 - said)
  calibration.squares += (surprise * surprise) / (said * (1 - said))
  calibration.count += 1
}

function addSofter({ softer }: LeagueReport, difference: number): void {
  softer.sum += difference
  softer.squares += difference * difference
  softer.count += 1
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const scoredBy: Partial<Record<LeagueKey, string>> = { nba: 'points', wnba: 'points', mlb: 'runs' }

/** Whether periods sum to the final, and player lines to what the team did. */
export function addsUp(league: LeagueKey, { home, away, periods, lines }: Result): boolean {
  if (home === null || away === null) return leagues[league].sport === 'combat'
  if (!periods || sum(periods.home) !== home || sum(periods.away) !== away) return false
  const of = (side: 'home' | 'away', stat: string) =>
    sum((lines ?? []).flatMap((line) => (line.side === side ? [line.stats[stat] ?? 0] : [])))
  const stat = scoredBy[league]
  if (stat) return of('home', stat) === home && of('away', stat) === away
  const { sport } = leagues[league]
  if (sport === 'soccer') return of('home', 'goals') === home && of('away', 'goals') === away
  // A shoot-out's goal is no one's.
  if (sport === 'hockey') return home + away - of('home', 'goals') - of('away', 'goals') <= 1
  return of('home', 'passing_yards') === of('home', 'receiving_yards')
}
