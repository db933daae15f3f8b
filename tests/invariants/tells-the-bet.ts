import type { Bet } from '@fairline/contract'
import type { Game } from '@fairline/domain'
import type { AgedWorld } from '../aged/aged-world.ts'
import { betRowsOf, placeOf } from '../aged/bet-rows.ts'

/** Fields that name a bet in words. */
const NAMED = ['pick', 'bet', 'decision', 'text', 'selection', 'prediction', 'side', 'betSide'] as const
/** Those that may name only the side where the line and the player stand in fields of their own. */
const BARE: ReadonlySet<string> = new Set(['selection', 'prediction', 'side', 'betSide'])

/**
 * Every row of a bet names in words what its id says: the side, over or under, the line with the side's own sign, the
 * player. One that is shared without saying which bet it is names neither side nor player.
 */
export function tellsTheBet(world: AgedWorld): { readonly faults: string[]; readonly compared: number } {
  const games = new Map(world.board.games.map(({ game }) => [game.id, game]))
  const named = betRowsOf(world).flatMap(({ node, bet }) => {
    const game = games.get(bet.gameId)
    return game ? NAMED.map((key) => ({ node, bet, game, key, said: node.value[key] })) : []
  })
  const inWords = named.flatMap((one) =>
    typeof one.said === 'string' && one.said !== one.bet.selection ? [{ ...one, said: one.said }] : [],
  )
  const faults = inWords.flatMap(({ node, bet, game, key, said }) => {
    if (node.value.id !== bet.id) return []
    const missing = missingOf(said, bet, game) ?? missingBesides(said, bet, BARE.has(key) ? node.value : {})
    return missing ? [`${placeOf(node)}: ${bet.id}: ${key} is “${said}”: ${missing}`] : []
  })
  return { faults: [...faults, ...betrayed(world)], compared: inWords.length }
}

/** A row whose id is a hash names neither side and no player. */
function betrayed(world: AgedWorld): string[] {
  const games = new Map(world.board.games.map(({ game }) => [game.id, game]))
  return betRowsOf(world).flatMap(({ node, bet }) => {
    const game = games.get(bet.gameId)
    if (!game || node.value.id === bet.id) return []
    const said = JSON.stringify(node.value)
    const names = [game.home.name, game.away.name, ...(bet.player === null ? [] : [bet.player])]
    return names.filter((name) => said.includes(name)).map((name) => `${placeOf(node)}: names ${name}`)
  })
}

/** What a text should say of the side and doesn't, or says and shouldn't; null if it is right. */
function missingOf(said: string, bet: Bet, game: Game): string | null {
  const { selection } = readId(bet.id)
  const words = said.toLowerCase()
  if (selection === 'over' || selection === 'under') {
    const [own, other] = selection === 'over' ? ['over', 'under'] : ['under', 'over']
    if (!hasWord(words, own) || hasWord(words, other)) return `not ${own}`
  } else if (selection === 'draw') {
    if (!hasWord(words, 'draw')) return 'not a draw'
  } else if (!namesOnly(said, selection === 'home' ? [game.home, game.away] : [game.away, game.home])) {
    return `not the ${selection} side`
  }
  return null
}

/**
 * What a text should say besides the side and doesn't: the player, and the line, a spread's with the sign of the side that is
 * backed; null if it is right.
 *
 * @param row  where fields may say it instead
 */
function missingBesides(said: string, { id }: Bet, row: Readonly<Record<string, unknown>>): string | null {
  const { line, player, market, selection } = readId(id)
  if (player !== null && !said.includes(player) && row.playerName !== player) return `not of ${player}`
  if (line === null) return null
  const own = market === 'spread' && selection === 'away' ? -line : line
  if (row.line === own) return null
  const expected = market === 'spread' && own !== 0 ? `${own > 0 ? '+' : '−'}${Math.abs(own)}` : String(Math.abs(own))
  return new RegExp(`(^|\\s)${expected.replace(/[+.]/g, '\\$&')}(\\s|$|,)`).test(said) ? null : `no ${expected}`
}

/** Parts of a bet's id: `mlb-…|spread|-1.5|away`, `…|player-prop|Name|hits|0.5|over`; the line is the home side's. */
function readId(id: string) {
  const parts = id.split('|')
  const line = parts.at(-2) as string
  const market = parts[1] as string
  return {
    market,
    selection: parts.at(-1) as string,
    line: line === '' ? null : Number(line),
    player: market === 'player-prop' ? (parts.at(-4) as string) : null,
  }
}

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)

function namesOnly(said: string, [own, other]: readonly [Game['home'], Game['home']]): boolean {
  return said.includes(own.name) && (own.name.includes(other.name) || !said.includes(other.name))
}
