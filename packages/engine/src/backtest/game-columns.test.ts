import type { News } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { gameColumns } from './game-columns.ts'
import type { WalkedGame } from './walk-forward.ts'

const starter = (side: 'home' | 'away', player: string): News => ({
  gameId: aGame().id,
  side,
  player,
  what: 'starter',
  detail: null,
  observedAt: 0,
})
const game = {
  file: {
    ...aFile([]),
    news: [starter('home', 'Anna'), starter('away', 'Beth')],
    result: { gameId: aGame().id, winner: 'away', home: 3, away: 5, observedAt: 2000 },
  },
  outcome: 1,
  closedLater: true,
  priced: [{ outcome: 1, price: 2.1, confidence: 60 }],
  decision: { gameId: aGame().id, reason: 'value-below-bar', best: null },
} as unknown as WalkedGame

it('names sides, starters and scores where they belong', () => {
  const opinion = { name: 'blend', said: () => [0.6, 0.4] }
  const row = Object.fromEntries(gameColumns('mlb', [opinion]).map(({ name, of }) => [name, of(game)]))
  expect(row).toEqual({
    game_id: 'mlb-2019-06-15-nyy-bos',
    league: 'mlb',
    day: '2019-06-15',
    season: 2019,
    home: 'Boston Red Sox',
    away: 'New York Yankees',
    neutral: 0,
    home_starter: 'Anna',
    away_starter: 'Beth',
    home_score: 3,
    away_score: 5,
    outcome: 'away',
    closed_later: 1,
    blend_home: 0.6,
    blend_away: 0.4,
    price_home: null,
    price_away: 2.1,
    confidence_home: null,
    confidence_away: 60,
    pick: null,
    pick_book: null,
    pick_price: null,
    pick_probability: null,
    pick_expected_value: null,
    pick_confidence: null,
    pick_grade: null,
    pass_reason: 'value-below-bar',
  })
})
