import type { League } from './league.ts'
import type { LeagueKey } from './league-key.ts'
import { europeanClubs } from './teams/european-clubs.ts'
import { laligaTeams } from './teams/laliga.ts'
import { mlbTeams } from './teams/mlb.ts'
import { mlsTeams } from './teams/mls.ts'
import { nationalTeams } from './teams/national-teams.ts'
import { nbaTeams } from './teams/nba.ts'
import { nflTeams } from './teams/nfl.ts'
import { nhlTeams } from './teams/nhl.ts'
import { premierTeams } from './teams/premier.ts'
import { serieaTeams } from './teams/seriea.ts'
import { wnbaTeams } from './teams/wnba.ts'

const calendarYear = { from: '01-01', spansNewYear: false } as const
const basketball = { sport: 'basketball', outcomes: 'two-way', scoringUnit: 'points' } as const
const soccer = {
  sport: 'soccer',
  outcomes: 'three-way',
  scoringUnit: 'goals',
  periods: { name: 'half', count: 2 },
} as const
// 2019-20 ended on 2 August 2020 and European qualifying began on the 8th.
const european = { ...soccer, season: { from: '08-05', spansNewYear: true } } as const
const nations = { ...soccer, season: calendarYear, participants: 'open', teams: nationalTeams } as const
const combat = {
  sport: 'combat',
  outcomes: 'two-way',
  scoringUnit: 'rounds',
  season: calendarYear,
  participants: 'open',
  teams: [],
} as const

const table: readonly League[] = [
  {
    key: 'mlb',
    name: 'MLB',
    sport: 'baseball',
    outcomes: 'two-way',
    scoringUnit: 'runs',
    periods: { name: 'inning', count: 9 },
    season: calendarYear,
    participants: 'closed',
    teams: mlbTeams,
  },
  // The bubble of 2020 ended on 11 October.
  {
    key: 'nba',
    name: 'NBA',
    ...basketball,
    periods: { name: 'quarter', count: 4 },
    season: { from: '10-15', spansNewYear: true },
    participants: 'closed',
    teams: nbaTeams,
  },
  {
    key: 'wnba',
    name: 'WNBA',
    ...basketball,
    periods: { name: 'quarter', count: 4 },
    season: calendarYear,
    participants: 'closed',
    teams: wnbaTeams,
  },
  {
    key: 'nhl',
    name: 'NHL',
    sport: 'hockey',
    outcomes: 'two-way',
    scoringUnit: 'goals',
    periods: { name: 'period', count: 3 },
    season: { from: '10-01', spansNewYear: true },
    participants: 'closed',
    teams: nhlTeams,
  },
  {
    key: 'nfl',
    name: 'NFL',
    sport: 'football',
    outcomes: 'two-way',
    scoringUnit: 'points',
    periods: { name: 'quarter', count: 4 },
    season: { from: '08-01', spansNewYear: true },
    participants: 'closed',
    teams: nflTeams,
  },
  { key: 'mls', name: 'MLS', ...soccer, season: calendarYear, participants: 'closed', teams: mlsTeams },
  { key: 'goldcup', name: 'Gold Cup', ...nations },
  { key: 'laliga', name: 'La Liga', ...european, participants: 'closed', teams: laligaTeams },
  { key: 'seriea', name: 'Serie A', ...european, participants: 'closed', teams: serieaTeams },
  { key: 'premier', name: 'Premier League', ...european, participants: 'closed', teams: premierTeams },
  { key: 'champions', name: 'Champions League', ...european, participants: 'open', teams: europeanClubs },
  { key: 'europa', name: 'Europa League', ...european, participants: 'open', teams: europeanClubs },
  { key: 'euro', name: 'Euro', ...nations },
  { key: 'copa', name: 'Copa America', ...nations },
  { key: 'ufc', name: 'UFC', ...combat, periods: { name: 'round', count: 5 } },
  { key: 'boxing', name: 'Boxing', ...combat, periods: { name: 'round', count: 12 } },
  // Every match of national teams, those of the tournaments among them.
  { key: 'internationals', name: 'Internationals', ...nations },
]

/** Every league by its key. */
export const leagues = Object.fromEntries(table.map((league) => [league.key, league])) as Readonly<
  Record<LeagueKey, League>
>
