import { numberRows, packNumbers, unpackNumbers } from '@fairline/numeric'
import { addFaded, fadedMean, fadedSum, shrinkFaded } from './faded-sum.ts'

/** What is known of a player before a game, of one stat. Means are above 0. */
interface PlayerLevel {
  /** Rate times minutes. */
  readonly mean: number
  /** The same of a player of his role with his minutes of whom nothing is known. */
  readonly typical: number
  /** Of his last few games. */
  readonly form: number
  /** What lines on his last games implied, and how far that is to be believed, 0 to 1. */
  readonly lined: { readonly mean: number; readonly trust: number } | null
  /** Days since his last game; null before the first. */
  readonly rest: number | null
  readonly games: number
  readonly ownShare: number
}

interface Player {
  readonly count: ReturnType<typeof fadedSum>
  readonly minutes: ReturnType<typeof fadedSum>
  readonly form: ReturnType<typeof fadedSum>
  readonly lined: ReturnType<typeof fadedSum>
  /** Counts over minutes, both faded alike, for the rate. */
  rateMinutes: number
  role: string | null
  last: number
  games: number
}

/** What is known of players and roles, packed: there are thousands. */
export interface SavedLevels {
  /** Name and role. */
  readonly players: readonly (readonly [string, string | null])[]
  /**
   * Of each player, in the same order, a packed row: last day, games, minutes of the rate, and value and weight of count,
   * minutes, form and lines.
   */
  readonly figures: string
  readonly roles: readonly (readonly [string | null, number, number])[]
}

interface Game {
  readonly player: string
  readonly role: string | null
  readonly day: number
  readonly minutes: number | null
  readonly count: number
  readonly lined: number | null
}

/** Half-lives in a player's games: of his minutes, of his form, of the lines on him. */
const MINUTES = 6
const FORM = 4
const LINES = 2
/** Games' worth of belief in his role's rate; of his level in his form; of his role's minutes. */
const RATE_BELIEVED = 2
const FORM_BELIEVED = 2
const MINUTES_BELIEVED = 0.5
/** Minutes a player is given of whom nothing is known: only their share in others' matters. */
const MINUTES_AT_FIRST = 20
/** After this many days without a game a season has gone by; then so much of what was known counts. */
const SEASON_GAP = 90
const CARRY = 0.6
const FORM_CARRY = 0.2
/** Half-life of what is typical of a role, in games of all its players. */
const ROLE = 3500
const MIN_MEAN = 0.02

/** Rates and minutes of players, shrunk towards their roles. */
export function playerLevels(halfLife: number) {
  /** Row of each player in `figures`, where their roles are in the same order. */
  const players = new Map<string, number>()
  let figures = numberRows(FIGURES)
  let playerRoles: (string | null)[] = []
  const roles = new Map<string | null, { count: number; minutes: number }>()
  const roleRate = (role: string | null) => {
    const { count, minutes } = roles.get(role) ?? roles.get(null) ?? { count: 1, minutes: MINUTES_AT_FIRST }
    return count / minutes
  }

  function playerAt(row: number): Player {
    const [last = 0, games = 0, rateMinutes = 0, ...sums] = figures.row(row)
    const sum = (i: number) => ({ value: sums[2 * i] as number, weight: sums[2 * i + 1] as number })
    return {
      count: sum(0),
      minutes: sum(1),
      form: sum(2),
      lined: sum(3),
      rateMinutes,
      role: playerRoles[row] ?? null,
      last,
      games,
    }
  }

  function keep(name: string, player: Player): void {
    const row = players.get(name)
    if (row === undefined) players.set(name, figures.add(figuresOf(player)))
    else figures.set(row, figuresOf(player))
    playerRoles[row ?? figures.count() - 1] = player.role
  }

  function of(name: string, day: number): PlayerLevel {
    const row = players.get(name)
    const player = row === undefined ? null : playerAt(row)
    if (!player) {
      const mean = Math.max(MIN_MEAN, roleRate(null) * MINUTES_AT_FIRST)
      return { mean, typical: mean, form: mean, lined: null, rest: null, games: 0, ownShare: 0 }
    }
    const carried = day - player.last > SEASON_GAP ? { level: CARRY, form: FORM_CARRY } : { level: 1, form: 1 }
    const minutes = fadedMean(faded(player.minutes, carried.level), MINUTES_AT_FIRST, MINUTES_BELIEVED)
    const believed = RATE_BELIEVED * minutes
    const rate = roleRate(player.role)
    const own = carried.level * player.rateMinutes
    const mean = Math.max(
      MIN_MEAN,
      ((carried.level * player.count.value + believed * rate) / (own + believed)) * minutes,
    )
    const lined = faded(player.lined, carried.form)
    return {
      mean,
      typical: Math.max(MIN_MEAN, rate * minutes),
      form: fadedMean(faded(player.form, carried.form), mean, FORM_BELIEVED),
      lined:
        lined.weight > 0
          ? { mean: Math.max(MIN_MEAN, lined.value / lined.weight), trust: lined.weight / (lined.weight + 0.5) }
          : null,
      rest: day - player.last,
      games: player.games,
      ownShare: own / (own + believed),
    }
  }

  return {
    of,
    /** Whether he was ever learned from. */
    knows: (name: string): boolean => players.has(name),
    save: (): SavedLevels => ({
      players: [...players].map(([name, row]) => [name, playerRoles[row] ?? null]),
      figures: packNumbers(figures.cells()),
      roles: [...roles].map(([role, { count, minutes }]) => [role, count, minutes]),
    }),
    /** @throws {RangeError} if there are figures of more or fewer players than are named */
    restore(saved: SavedLevels): void {
      const unpacked = unpackNumbers(saved.figures)
      if (unpacked.length !== FIGURES * saved.players.length)
        throw new RangeError(
          `the figures of ${saved.players.length} players are ${FIGURES} each, got ${unpacked.length} of all`,
        )
      figures = numberRows(FIGURES)
      figures.addAll(unpacked)
      players.clear()
      for (const [row, [name]] of saved.players.entries()) players.set(name, row)
      playerRoles = saved.players.map(([, role]) => role)
      for (const [role, count, minutes] of saved.roles) roles.set(role, { count, minutes })
    },
    learn({ player: name, role, day, minutes, count, lined }: Game): void {
      const row = players.get(name)
      const player = row === undefined ? newcomer(role, day) : playerAt(row)
      if (day - player.last > SEASON_GAP) newSeason(player)
      const played = minutes ?? fadedMean(player.minutes, MINUTES_AT_FIRST, MINUTES_BELIEVED)
      addFaded(player.count, count, halfLife)
      player.rateMinutes = player.rateMinutes * 0.5 ** (1 / halfLife) + played
      if (minutes !== null) addFaded(player.minutes, minutes, MINUTES)
      addFaded(player.form, count, FORM)
      addFaded(player.lined, lined ?? 0, LINES, lined === null ? 0 : 1)
      player.role = role
      player.last = day
      player.games += 1
      keep(name, player)
      for (const one of new Set([role, null])) {
        const known = roles.get(one) ?? { count: 0, minutes: 0 }
        const left = 0.5 ** (1 / ROLE)
        roles.set(one, { count: known.count * left + count, minutes: known.minutes * left + played })
      }
    },
  }
}

/** What is kept of a player, in the order it is saved. */
const figuresOf = ({ last, games, rateMinutes, ...sums }: Player): number[] => [
  last,
  games,
  rateMinutes,
  ...summed.flatMap((sum) => [sums[sum].value, sums[sum].weight]),
]
const summed = ['count', 'minutes', 'form', 'lined'] as const
const FIGURES = 3 + 2 * summed.length

const newcomer = (role: string | null, day: number): Player => ({
  count: fadedSum(),
  minutes: fadedSum(),
  form: fadedSum(),
  lined: fadedSum(),
  rateMinutes: 0,
  role,
  last: day,
  games: 0,
})

const faded = ({ value, weight }: ReturnType<typeof fadedSum>, share: number) => ({
  value: value * share,
  weight: weight * share,
})

function newSeason(player: Player): void {
  shrinkFaded(player.count, CARRY)
  shrinkFaded(player.minutes, CARRY)
  shrinkFaded(player.form, FORM_CARRY)
  shrinkFaded(player.lined, FORM_CARRY)
  player.rateMinutes *= CARRY
}
