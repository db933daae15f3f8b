import { existsSync } from 'node:fs'
import { Day, LeagueKey } from '@fairline/domain'
import type { NoVigChoice } from '@fairline/engine'
import { noVigMethods } from '@fairline/odds'
import { InvalidArgumentError } from 'commander'

/** Readers of command-line values: each refuses what it cannot take and says what it expects. */

/** A number in decimal digits; NaN where it is none: blank would be 0, and 0x10 would be 16. */
const decimal = (text: string): number => (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN)

export function asLeague(text: string): LeagueKey {
  const league = LeagueKey.safeParse(text.toLowerCase())
  if (!league.success) throw new InvalidArgumentError(`Known leagues: ${LeagueKey.options.join(' ')}`)
  return league.data
}

export function asDay(text: string): Day {
  if (!Day.safeParse(text).success) throw new InvalidArgumentError('A day is written YYYY-MM-DD and must exist')
  return text
}

export function asFolders(text: string): readonly string[] {
  const folders = text.split(',').filter((folder) => folder !== '')
  if (folders.length === 0) throw new InvalidArgumentError('Name at least one folder')
  const missing = folders.find((folder) => !existsSync(folder))
  if (missing !== undefined) throw new InvalidArgumentError(`The folder ${missing} does not exist`)
  return folders
}

export function asMoment(text: string): 'open' | 'close' {
  if (text !== 'open' && text !== 'close') throw new InvalidArgumentError('Either open or close')
  return text
}

export function asNoVig(text: string): NoVigChoice {
  const known: readonly NoVigChoice[] = [...noVigMethods, 'learnt']
  const choice = known.find((method) => method === text)
  if (!choice) throw new InvalidArgumentError(`Known methods: ${known.join(', ')}`)
  return choice
}

export function asBooks(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('A whole number, 1 or more')
  return Number(text)
}

export function asCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('A whole number, 0 or more')
  return Number(text)
}

/** Of simulated games: ten years are played in hours, and long before that there was none. */
export function asDays(text: string): number {
  const days = Number(text)
  if (!/^\d+$/.test(text) || days > 3650) throw new InvalidArgumentError('A whole number from 0 to 3650')
  return days
}

export function asGames(text: string): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < 1 || count > 1_000_000)
    throw new InvalidArgumentError('A whole number from 1 to 1000000')
  return count
}

export function asProbability(text: string): number {
  const probability = decimal(text)
  if (!(probability > 0 && probability < 1)) throw new InvalidArgumentError('A number between 0 and 1')
  return probability
}

export function asTotal(text: string): number {
  const total = decimal(text)
  if (!(total > 0 && total < 1000)) throw new InvalidArgumentError('A number between 0 and 1000')
  return total
}

/** Any amount of money: 0, 5, −12.50. */
export function asMoney(text: string): number {
  const money = decimal(text)
  if (!Number.isFinite(money)) throw new InvalidArgumentError('An amount of money, as 12.50')
  return money
}

export function asStake(text: string): number {
  const stake = decimal(text)
  if (!(stake > 0 && Number.isFinite(stake))) throw new InvalidArgumentError('An amount above 0')
  return stake
}

/** One of some words. */
export const asChoice =
  <T extends string>(...choices: readonly T[]) =>
  (text: string): T => {
    const choice = choices.find((one) => one === text)
    if (choice === undefined) throw new InvalidArgumentError(`One of ${choices.join(', ')}`)
    return choice
  }

export function asUnit(text: string): number {
  const unit = decimal(text)
  if (!(unit >= 0 && Number.isFinite(unit))) throw new InvalidArgumentError('0, or an amount above it')
  return unit
}

/** A share of at least 0; 50% is 0.5. */
export function asShare(text: string): number {
  const isPercent = text.trim().endsWith('%')
  const number = isPercent ? text.trim().slice(0, -1) : text
  const share = decimal(number) / (isPercent ? 100 : 1)
  if (!(share >= 0 && Number.isFinite(share))) throw new InvalidArgumentError('A share, as 0.5 or 50%')
  return share
}
