import {
  addDays,
  type Game,
  type Instant,
  type LeagueKey,
  leagues,
  type News,
  startOfPacificDay,
} from '@fairline/domain'
import { hashIntegers, hashString, normalAt, smoothNoise, uniformAt } from '@fairline/numeric'
import type { Participant } from '../play/team.ts'
import { type Levels, moved } from '../view/levels.ts'
import { dayNumber } from './calendar.ts'
import { groundOf } from './ground-of.ts'
import { leagueParameters } from './league-parameters.ts'
import { type Absence, type LineUp, lineUpOf } from './line-up.ts'
import { type PlayerPiece, playerPiece } from './player-piece.ts'
import { playersOnTheDay } from './players-on-the-day.ts'
import { playedYesterday } from './slate-of.ts'
import { type Forecasts, weatherOf } from './weather-of.ts'
import { leagueSeed, type World } from './world.ts'

/** Something that becomes known of a game before it begins, and what it does to both sides' levels. */
export interface Piece {
  readonly at: Instant
  readonly home: number
  readonly away: number
  /** `sharp`: found out by those who look closest. `news`: public. */
  readonly kind: 'sharp' | 'news'
  readonly news: News | null
}

/** A game of the simulated world with all that decides it. */
export interface Match {
  readonly game: Game
  /** Everything drawn for it follows from this. */
  readonly seed: number
  readonly startsAt: Instant
  readonly announcedAt: Instant
  /** When the first book puts prices up. */
  readonly opensAt: Instant
  /** What is known when prices open. */
  readonly opening: Levels
  /** What becomes known after, in order. */
  readonly pieces: readonly Piece[]
  /** How well both sides really play: `opening` and all pieces. */
  readonly truth: Levels
  /** Who plays, and how much of what his side does is his. */
  readonly home: readonly Participant[]
  readonly away: readonly Participant[]
  /** What becomes known of players on the day, by name; it is in what they do. */
  readonly playerPieces: ReadonlyMap<string, PlayerPiece>
  /** The same players as before anything became known of them. */
  readonly usual: { readonly home: readonly Participant[]; readonly away: readonly Participant[] }
  /** Comes with the announcement: who is out already, and who starts. */
  readonly known: readonly Omit<News, 'observedAt'>[]
  readonly weather: Forecasts | null
}

const STRENGTH = 8
const GAME = 9
const HOUR_MS = 3_600_000
/** How much the market learns between open and close, in log-odds to win and, half of it, in scoring. */
const DISCOVERY = 0.1
const DISCOVERY_OF_TOTAL = 0.055
const DISCOVERIES = 6
/** Most of what is found out is small; of one in this many pieces all sizes are multiplied. */
const LARGE_ONES = 0.2
const LARGE = 1.9
const SMALL = 0.58
/** A slate is announced at six in the evening, two days before. */
const ANNOUNCED_HOURS = 18

/** The game as it will be decided. */
export function matchOf(world: World, game: Game): Match {
  const { league, day } = game
  const startsAt = game.startsAt ?? startOfPacificDay(day)
  const seed = hashIntegers(leagueSeed(world, league, GAME), hashString(game.id))
  const announcedAt = startOfPacificDay(addDays(day, -2)) + ANNOUNCED_HOURS * HOUR_MS
  const opensAt = Math.round(Math.max(announcedAt + HOUR_MS, startsAt - (20 + 8 * uniformAt(seed, 1)) * HOUR_MS))
  const weather = weatherOf(game, seed, startsAt)
  const sides = {
    home: sideOf(world, game, 'home'),
    away: sideOf(world, game, 'away'),
  }
  const news = [
    ...newsOf(game, 'home', sides.home, startsAt, opensAt),
    ...newsOf(game, 'away', sides.away, startsAt, opensAt),
  ]
  const late = news.map(({ piece }) => piece)
  const found = discoveries(league, seed, startsAt, opensAt)
  const turned = weather
    ? [
        {
          at: startsAt - 3 * HOUR_MS,
          ...both(weather.lateEffect - weather.earlyEffect),
          kind: 'news' as const,
          news: null,
        },
      ]
    : []
  const pieces = [...late, ...found, ...turned].sort((a, b) => a.at - b.at)
  const hidden = pieces.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), both(0))
  const truth = truthOf(world, game, sides, weather?.lateEffect ?? 0)
  // What is found out later is part of the truth: the market opens without it.
  const found0 = found.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), both(0))
  const real = moved(truth, found0.home, found0.away)
  const usual = { home: sides.home.players, away: sides.away.players }
  const playerPieces = piecesOf([...usual.home, ...usual.away], seed, startsAt)
  return {
    game,
    seed,
    startsAt,
    announcedAt,
    opensAt,
    opening: moved(real, -hidden.home, -hidden.away),
    pieces,
    truth: real,
    home: playersOnTheDay(league, usual.home, playerPieces),
    away: playersOnTheDay(league, usual.away, playerPieces),
    playerPieces,
    usual,
    known: [...knownOf(game, 'home', sides.home, news), ...knownOf(game, 'away', sides.away, news)],
    weather,
  }
}

/** Of those who play a part in what their side does: goalkeepers' and kickers' counts follow from others. */
function piecesOf(players: readonly Participant[], seed: number, startsAt: Instant): ReadonlyMap<string, PlayerPiece> {
  return new Map(
    players.flatMap(({ name, shares: [first = 0, second = 0] }) => {
      const piece = first + second > 0 ? playerPiece(seed, startsAt, name) : null
      return piece ? [[name, piece] as const] : []
    }),
  )
}

const both = (level: number) => ({ home: level, away: level })

function sideOf(world: World, game: Game, side: 'home' | 'away'): LineUp {
  const { league, day } = game
  if (leagues[league].sport === 'combat') {
    return { players: [{ name: game[side].name, shares: [1] }], absences: [], stops: 0, starter: null }
  }
  return lineUpOf({ world, league, club: game[side].key, number: dayNumber(day), year: Number(day.slice(0, 4)) })
}

/** How well both sides play with those who do play, before what no one has found out yet. */
function truthOf(world: World, game: Game, sides: { home: LineUp; away: LineUp }, weather: number): Levels {
  const { league, day } = game
  const parameters = leagueParameters[league]
  const number = dayNumber(day)
  const strength = (club: string, what: number, sd: number) => sd * strengthOf(world, league, club, what, number)
  const ownOf = (side: 'home' | 'away') => {
    const club = game[side].key
    const missed = sides[side].absences.reduce((sum, { costs }) => sum + costs, 0)
    return strength(club, 1, parameters.attack) - missed
  }
  const stopsOf = (side: 'home' | 'away') => strength(game[side].key, 2, parameters.defence)
  const reliefOf = (side: 'home' | 'away') => (league === 'mlb' ? strength(game[side].key, 3, 0.035) : 0)
  const edge = (game.neutral ? 0 : parameters.home) + rest(world, game, parameters.tired)
  const ground = Math.log(game.neutral ? 1 : (groundOf(league, game.home.key)?.scoring ?? 1)) + weather
  const home = ownOf('home') - stopsOf('away') + edge + ground
  const away = ownOf('away') - stopsOf('home') - edge + ground
  return {
    home: home - sides.away.stops,
    away: away - sides.home.stops,
    homeLate: home - (league === 'mlb' ? reliefOf('away') : sides.away.stops),
    awayLate: away - (league === 'mlb' ? reliefOf('home') : sides.home.stops),
  }
}

/** What the schedule does to the home side's level, and the opposite to the other's. */
function rest(world: World, game: Game, tired: number): number {
  if (tired === 0) return 0
  const played = (club: string) => (playedYesterday(world, game.league, club, game.day) ? 1 : 0)
  return tired * (played(game.away.key) - played(game.home.key))
}

/** A club's or fighter's strength on a day, standard normal over clubs: what it is, how the year goes, and its form. */
function strengthOf(world: World, league: LeagueKey, club: string, what: number, number: number): number {
  const key = hashIntegers(leagueSeed(world, league, STRENGTH), hashString(club), what)
  return (
    0.7 * smoothNoise(key, number, 500) +
    0.6 * smoothNoise(hashIntegers(key, 1), number, 110) +
    0.387 * smoothNoise(hashIntegers(key, 2), number, 25)
  )
}

interface Told {
  readonly absence: Absence
  readonly piece: Piece
}

/** Injuries that happened since the last game become known some time before this one. */
function newsOf(game: Game, side: 'home' | 'away', lineUp: LineUp, startsAt: Instant, opensAt: Instant): Told[] {
  const today = dayNumber(game.day)
  return lineUp.absences
    .filter(({ since }) => since === today)
    .map((absence) => {
      const lead = Math.exp(Math.log(0.6) + uniformAt(absence.player.key, today, 21) * Math.log(20)) * HOUR_MS
      const at = Math.round(Math.max(opensAt + HOUR_MS / 2, startsAt - lead))
      const news: News = {
        gameId: game.id,
        side,
        player: absence.player.name,
        what: 'out',
        detail: absence.injury,
        observedAt: at,
      }
      const piece: Piece = {
        at,
        home: side === 'home' ? -absence.costs : 0,
        away: side === 'away' ? -absence.costs : 0,
        kind: 'news',
        news,
      }
      return { absence, piece }
    })
}

function knownOf(
  game: Game,
  side: 'home' | 'away',
  lineUp: LineUp,
  later: readonly Told[],
): Omit<News, 'observedAt'>[] {
  const told = new Set(later.map(({ absence }) => absence))
  const out = lineUp.absences
    .filter((absence) => !told.has(absence))
    .map(({ player, injury }) => ({ gameId: game.id, side, player: player.name, what: 'out' as const, detail: injury }))
  const starter = lineUp.starter
  return starter === null
    ? out
    : [...out, { gameId: game.id, side, player: starter, what: 'starter' as const, detail: null }]
}

/** What close observers find out between open and start, in a few pieces, most of them on the day itself. */
function discoveries(league: LeagueKey, seed: number, startsAt: Instant, opensAt: Instant): Piece[] {
  const { unit } = leagueParameters[league]
  const each = 1 / Math.sqrt(DISCOVERIES)
  return Array.from({ length: DISCOVERIES }, (_, i) => {
    const lead = Math.exp(Math.log(0.12) + uniformAt(seed, 40, i) * Math.log(180)) * HOUR_MS
    const at = Math.round(Math.max(opensAt + (0.3 + uniformAt(seed, 41, i)) * HOUR_MS, startsAt - lead))
    const size = unit * each * (uniformAt(seed, 44, i) < LARGE_ONES ? LARGE : SMALL)
    const difference = DISCOVERY * size * normalAt(seed, 42, i)
    const scoring = DISCOVERY_OF_TOTAL * size * normalAt(seed, 43, i)
    return { at, home: difference / 2 + scoring, away: -difference / 2 + scoring, kind: 'sharp', news: null }
  })
}
