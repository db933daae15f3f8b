import type { AdvancedMorePicks, LiveData, PlayerProps } from '@fairline/contract'
import { teamOverlay } from '../../lib/team-overlay.ts'

/** Something that can be found and gone to. */
export interface PaletteEntry {
  readonly group: 'Go to' | 'Games' | 'Teams' | 'Picks' | 'Players'
  readonly id: string
  readonly name: string
  /** Shown next to it: a league, a match. */
  readonly kind: string
  /** What it is found by. */
  readonly words: string
  /** An overlay of the screen, or the page of a game. */
  readonly to: { readonly show: string } | { readonly game: string }
}

const places = [
  ['UBSE', 'ubse'],
  ['Smart Parlay', 'smart-parlay'],
  ["Today's Game Stats", 'todays-stats'],
  ['Player Props', 'props'],
  ['Enhanced Player Props', 'enhanced-props'],
  ['AI Market Analysis', 'market-analysis'],
  ['Share Top Predictions', 'share'],
  ['Past days', 'day'],
  ['Track record', 'record'],
  ['Your slip', 'slip'],
  ['Settings', 'settings'],
  ['AI analysis mode', 'ai-access'],
] as const

type Games = LiveData['games']
type Picks = AdvancedMorePicks['picks']
type Props = PlayerProps['props']

/** All there is to go to: screens first, then games, their teams, picks and players; each player once. */
export function paletteEntries(games: Games, picks: Picks, props: Props): readonly PaletteEntry[] {
  const teams = new Map(games.flatMap(sidesOf))
  const players = new Map(props.map((prop) => [prop.playerName, prop]))
  return [
    ...places.map(([name, show]) => entry('Go to', show, name, '', { show })),
    ...games.map(({ id, awayTeam, homeTeam, league, isLive }) =>
      entry('Games', id, `${awayTeam} @ ${homeTeam}`, isLive ? 'live' : league, { game: id }),
    ),
    ...[...teams].map(([show, [name, league]]) => entry('Teams', show, name, league, { show })),
    ...picks.map(({ id, pick, matchInfo, gameId }) => entry('Picks', id, pick, matchInfo, { game: gameId })),
    ...[...players].map(([name, { team, league, gameId }]) =>
      entry('Players', name, name, team ?? league, { game: gameId }),
    ),
  ]
}

const sidesOf = (game: Games[number]): [string, [string, string]][] => [
  [teamOverlay(game.league, game.homeTeam), [game.homeTeam, game.league]],
  [teamOverlay(game.league, game.awayTeam), [game.awayTeam, game.league]],
]

const entry = (
  group: PaletteEntry['group'],
  id: string,
  name: string,
  kind: string,
  to: PaletteEntry['to'],
): PaletteEntry => ({ group, id: `${group} ${id}`, name, kind, words: `${name} ${kind}`, to })
