import { logistic, randomStream } from '@fairline/numeric'

const teams = ['BOS', 'NYY', 'TOR', 'BAL', 'TAM', 'CLE', 'DET', 'CUB']
const header =
  'season,game_date,Date,Rot,VH,Team,Pitcher,1st,2nd,3rd,4th,5th,6th,7th,8th,9th,Final,Open,Close,RL,RunLine,RunLine_odds,OpenOU,OpenOU_odds,CloseOU,CloseOU_odds'

/**
 * A small season in the format of Sportsbook Reviews Online, made for the tests: eight clubs, four games a day, a market
 * that opens noisy and closes on the truth. The last day has prices and no results.
 *
 * @param days  how many days before the last
 * @param last  the last day, `YYYY-MM-DD`
 */
export function smallSeason(days: number, last: string): string {
  const next = randomStream(5)
  const strength = new Map(teams.map((team) => [team, (next() - 0.5) * 0.9]))
  const rows: string[] = []
  for (let day = days; day >= 0; day--) {
    const date = new Date(Date.parse(`${last}T00:00:00Z`) - day * 86_400_000).toISOString().slice(0, 10)
    const order = teams.map((team) => ({ team, at: next() })).sort((a, b) => a.at - b.at)
    for (let i = 0; i < order.length; i += 2) {
      const [away, home] = [order[i]?.team ?? '', order[i + 1]?.team ?? '']
      const truth = (strength.get(home) ?? 0) - (strength.get(away) ?? 0) + 0.15
      rows.push(...game(date, away, home, { truth, opened: truth + (next() - 0.5) * 0.5, played: day > 0, next }))
    }
  }
  return `${[header, ...rows].join('\n')}\n`
}

interface Drawn {
  readonly truth: number
  readonly opened: number
  readonly played: boolean
  readonly next: () => number
}

function game(date: string, away: string, home: string, { truth, opened, played, next }: Drawn): string[] {
  const homeWins = next() < logistic(truth)
  const [winner, loser] = [3 + Math.floor(next() * 6), Math.floor(next() * 3)]
  const [awayScore, homeScore] = played ? (homeWins ? [loser, winner] : [winner, loser]) : ['', '']
  const [open, close] = [prices(opened), played ? prices(truth) : { home: '', away: '' }]
  const season = date.slice(0, 4)
  const monthDay = date.slice(5).replace('-', '')
  const row = (side: string, team: string, score: number | string, at: 'home' | 'away') =>
    `${season},${date},${monthDay},,${side},${team},,,,,,,,,,,${score},${open[at]},${close[at]},,,,,,,`
  return [row('V', away, awayScore, 'away'), row('H', home, homeScore, 'home')]
}

/** American prices of both sides with a margin of about 2.5 %. */
function prices(logOdds: number): { home: number | string; away: number | string } {
  const american = (probability: number) => {
    const implied = probability * 1.0125
    return implied >= 0.5 ? -Math.round((100 * implied) / (1 - implied)) : Math.round((100 * (1 - implied)) / implied)
  }
  const home = logistic(logOdds)
  return { home: american(home), away: american(1 - home) }
}
