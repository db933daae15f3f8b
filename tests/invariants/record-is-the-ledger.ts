import { type LedgerRow, leagues, ledgerKey, type PickEntry, type SettlementEntry } from '@fairline/domain'
import type { AgedWorld } from '../aged/aged-world.ts'
import { americanOf } from '../aged/figures.ts'

type Row = Readonly<Record<string, string | number | null>>

/** The parts of a world that this check reads. */
interface RecordWorld extends Pick<AgedWorld, 'answers' | 'ledger'> {
  readonly board: Pick<AgedWorld['board'], 'source'>
}

/** A pick of the ledger with what came of it; null while it is open. */
interface Recorded {
  readonly seq: number
  readonly entry: PickEntry
  readonly settled: SettlementEntry | null
}

/**
 * Past days, the list of picks and their tallies say what the rows of the ledger say: every pick once, as it was published,
 * settled by its score, in pages that follow each other.
 *
 * @returns the faults, and how many rows were compared
 */
export function recordIsTheLedger(world: RecordWorld): {
  readonly faults: readonly string[]
  readonly compared: number
} {
  const all = recordedOf(world.ledger)
  const shown = [...daysOf(world), ...pagesOf(world)].map(({ place, origin, day, offset, limit, rows }) => {
    const picks = all.filter(({ entry }) => origin.includes(entry.origin) && (day === null || entry.game.day === day))
    // A page lists the newest first.
    return offset === null
      ? { place, rows: rows.toSorted((a, b) => Number(a.id) - Number(b.id)), picks }
      : { place, rows, picks: picks.toReversed().slice(offset, offset + limit) }
  })
  const faults = shown.flatMap(({ place, rows, picks }) => [
    ...(sameIds(rows, picks) ? [] : [`${place}: ${rows.length} picks, of the ledger ${picks.length}`]),
    ...rows.flatMap((row) => rowFaults(row, all, world).map((fault) => `${place}: pick ${row.id}: ${fault}`)),
  ])
  return {
    faults: [...faults, ...all.flatMap(settlementFaults), ...tallyFaults(world, all)],
    compared: shown.reduce((sum, { rows }) => sum + rows.length, 0),
  }
}

function recordedOf(ledger: readonly LedgerRow[]): Recorded[] {
  const settlements = new Map(
    ledger.flatMap(({ entry }) => (entry.kind === 'settlement' ? [[entry.pickKey, entry] as const] : [])),
  )
  return ledger.flatMap(({ seq, entry }) =>
    entry.kind === 'pick' ? [{ seq, entry, settled: settlements.get(ledgerKey(entry)) ?? null }] : [],
  )
}

interface Shown {
  readonly place: string
  readonly origin: readonly string[]
  /** Null where picks of all days are listed. */
  readonly day: string | null
  /** Null where all of them are listed, in any order. */
  readonly offset: number | null
  readonly limit: number
  readonly rows: readonly Row[]
}

const daysOf = ({ answers }: RecordWorld): Shown[] =>
  answers
    .filter(({ route }) => route.path === '/api/days/{day}')
    .flatMap(({ url, body }) => {
      const { day, live, backfill } = body as { day: string; live: Row[]; backfill: Row[] }
      const of = { day, offset: null, limit: 0 }
      return [
        { ...of, place: `${url} live`, origin: ['live'], rows: live },
        { ...of, place: `${url} backfill`, origin: ['backfill', 'replay'], rows: backfill },
      ]
    })

const pagesOf = ({ answers }: RecordWorld): Shown[] =>
  answers
    .filter(({ route }) => route.path === '/api/track-record/picks')
    .map(({ url, body }) => {
      const query = new URL(url, 'http://localhost').searchParams
      const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 50)]
      const { picks } = body as { picks: Row[] }
      return { place: url, origin: [query.get('origin') ?? 'live'], day: null, offset, limit, rows: picks }
    })

const sameIds = (rows: readonly Row[], picks: readonly Recorded[]): boolean =>
  String(rows.map(({ id }) => id)) === String(picks.map(({ seq }) => seq))

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** What a row says of its pick and the ledger does not. */
function rowFaults(row: Row, all: readonly Recorded[], { board }: RecordWorld): string[] {
  const pick = all.find(({ seq }) => seq === row.id)
  if (!pick) return ['not in the ledger']
  const { entry, settled } = pick
  const { game, pick: said } = entry
  const expected: Row = {
    madeAt: new Date(said.madeAt).toISOString(),
    league: leagues[game.league].name,
    game: `${game.away.name} ${game.neutral ? 'vs' : '@'} ${game.home.name}`,
    day: game.day,
    bookmaker: board.source === 'simulated' ? `${said.book} (simulated)` : said.book,
    odds: americanOf(said.price),
    expectedValue: rounded(said.expectedValue, 4),
    confidence: said.confidence === null ? null : rounded(said.confidence, 1),
    grade: said.grade,
    outcome: settled?.settlement ?? 'open',
    profit: settled ? rounded(settled.profit, 4) : null,
    closingValue: settled?.closingValue == null ? null : rounded(settled.closingValue, 4),
  }
  const wrong = Object.entries(expected).filter(([key, value]) => row[key] !== value)
  const isProbability = Math.abs((row.winProbability as number) - 100 * said.chance) <= 0.0501
  return [
    ...wrong.map(([key, value]) => `${key} is ${row[key]}, in the ledger ${value}`),
    ...(isProbability ? [] : [`winProbability is ${row.winProbability}, in the ledger ${said.chance}`]),
    ...(namesBet(String(row.pick), entry) ? [] : [`“${row.pick}” is not what was picked`]),
  ]
}

/** Whether words name the side that was backed, and its line with the side's own sign. */
function namesBet(words: string, { game, pick: { market, selection } }: PickEntry): boolean {
  const side = selection === 'home' || selection === 'away' ? game[selection].name : selection
  if (!words.toLowerCase().includes(side.toLowerCase())) return false
  if (market.line === null) return true
  const own = market.kind === 'spread' && selection === 'away' ? -market.line : market.line
  const sign = market.kind !== 'spread' || own === 0 ? '' : own > 0 ? '+' : '−'
  return words.includes(` ${sign}${Math.abs(own)}`)
}

/** A settlement is what its score says of the line, and its profit what the price pays for that. */
function settlementFaults({ seq, entry: { pick }, settled }: Recorded): string[] {
  if (!settled || settled.settlement === 'void') return []
  const share = shareWon(pick, settled)
  if (share === null) return []
  const word = { '1': 'win', '0.5': 'half-win', '0': 'push', '-0.5': 'half-lose', '-1': 'lose' }[String(share)]
  const profit = share > 0 ? share * (pick.price - 1) : share
  return [
    ...(settled.settlement === word ? [] : [`row ${seq}: ${settled.settlement}, by its score ${word}`]),
    ...(Math.abs(settled.profit - profit) < 1e-9
      ? []
      : [`row ${seq}: profit ${settled.profit}, by its price ${profit}`]),
  ]
}

/** 1 won, 0 pushed, −1 lost, between them where half of a quarter line is; null where the score is not known. */
function shareWon({ market, selection }: PickEntry['pick'], { winner, score }: SettlementEntry): number | null {
  if (market.kind === 'moneyline' && winner === 'draw') return 0
  if (market.line === null) return winner === selection ? 1 : -1
  if (!score) return null
  const reached =
    market.kind === 'spread' ? score.home - score.away + market.line : score.home + score.away - market.line
  const own = selection === 'home' || selection === 'over' ? reached : -reached
  const halves = Number.isInteger(2 * market.line) ? [own, own] : [own - 0.25, own + 0.25]
  return halves.reduce((sum, half) => sum + Math.sign(half) / 2, 0) + 0
}

/** The tallies of an origin count its picks. */
function tallyFaults({ answers }: RecordWorld, all: readonly Recorded[]): string[] {
  return answers
    .filter(({ route }) => route.path === '/api/track-record')
    .flatMap(({ url, body }) => {
      const { origin, overall } = body as { origin: string; overall: Row }
      const picks = all.filter(({ entry }) => entry.origin === origin)
      const over = picks.flatMap(({ settled }) => settled ?? [])
      const profits = over.flatMap(({ settlement, profit }) => (settlement === 'void' ? [] : profit))
      const count = (sign: number) => over.filter(({ profit }) => Math.sign(profit) === sign).length
      const expected: Row = {
        picks: picks.length,
        open: picks.filter(({ settled }) => settled === null).length,
        won: count(1),
        lost: count(-1),
        pushed: count(0),
        roi: profits.length < 30 ? null : rounded(profits.reduce((sum, one) => sum + one, 0) / profits.length, 4),
      }
      const wrong = Object.entries(expected).filter(([key, value]) => overall[key] !== value)
      return wrong.map(([key, value]) => `${url}: ${key} is ${overall[key]}, the ledger comes to ${value}`)
    })
}
