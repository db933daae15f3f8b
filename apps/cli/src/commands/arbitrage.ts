import type { LeagueKey, MarketKind } from '@fairline/domain'
import {
  canEndLevel,
  findOpportunities,
  maxCost,
  mayReturnAll,
  type Opportunity,
  type OpportunityKind,
  opportunityKinds,
  ownLine,
} from '@fairline/engine'
import { formatAmerican } from '@fairline/odds'
import { boardAt, readQuotes } from '@fairline/providers'
import { Command } from 'commander'
import { asChoice, asLeague, asMoney, asStake, asUnit } from '../options.ts'
import { handicap } from '../output/handicap.ts'
import { percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'

/** Finds bets that are worth making together in a file of several books' prices. */
export function arbitrageCommand(terminal: Terminal): Command {
  return new Command('arbitrage')
    .description('find arbitrages, middles and low holds among several books’ prices')
    .requiredOption('--quotes <file>', 'The Odds API v4 JSON, Football-Data CSV (1X2), or a CSV of several books')
    .option('--at <moment>', 'first or close, where a file has both', asChoice('first', 'close'), 'first' as const)
    .option(
      '--league <key>',
      'of all games in the file; without it no bet rests on a draw that gives the stake back',
      asLeague,
    )
    .option('--kind <kind>', opportunityKinds.join(', '), asChoice(...opportunityKinds), 'arbitrage' as const)
    .option('--stake <money>', 'money on all legs together at most', asStake, 1000)
    .option('--unit <money>', 'the step of a stake; 0 does not round', asUnit, 0)
    .option('--min-profit <money>', 'least profit of the worst outcome, after rounding; arbitrages: 0', asMoney)
    .option('--json', 'print one JSON value and nothing else')
    .action(async (options) => {
      const { quotes: path, at, stake, unit, minProfit, league = null, json = false } = options
      const kind: OpportunityKind = options.kind
      const { quotes, leftOut } = await readQuotes(path)
      const board = boardAt(quotes, at)
      const search = { kind, stake, unit, minProfit: minProfit ?? -maxCost[kind] * stake }
      const found = findOpportunities(board, search, league)
      if (json) return terminal.out(JSON.stringify(found.map((one) => asValue(one, league))))
      terminal.out(inWords(found, kind, league))
      for (const [reason, count] of Object.entries(leftOut)) terminal.err(`left out: ${count} × ${reason}`)
    })
}

function asValue(found: Opportunity, league: LeagueKey | null) {
  const { event, market, legs, totalStake, profit, profitPct, bestProfit } = found
  const { kind, period, line, team, player, stat } = market
  const shown = legs.map((leg) => ({
    book: leg.book,
    market: leg.kind,
    selection: leg.selection,
    line: ownLine(leg, leg.selection),
    price: leg.price,
    stake: leg.stake,
  }))
  return {
    event,
    market: kind,
    period,
    line,
    team,
    player,
    stat,
    legs: shown,
    totalStake,
    profit,
    profitPct,
    bestProfit,
    drawReturnsStakes: drawReturnsStakes(found, league),
  }
}

/** Whether a draw gives all stakes back, which `profit` leaves out; without a league any game may be drawn. */
const drawReturnsStakes = (found: Opportunity, league: LeagueKey | null): boolean =>
  mayReturnAll(found, canEndLevel(league, found.market))

/** A table of what was found. */
export function inWords(found: readonly Opportunity[], kind: OpportunityKind, league: LeagueKey | null): string {
  if (found.length === 0)
    return `no ${kind}: nothing here ${kind === 'arbitrage' ? 'pays that much in every' : 'costs that little in the worst'} outcome`
  const note = found.some((one) => drawReturnsStakes(one, league))
    ? '\nIf a game ends level, stakes on a winner come back: then nothing is won or lost.'
    : ''
  const rows = found.map(({ event, market, legs, profit, profitPct, bestProfit }) => [
    event,
    [market.player, market.team, market.stat ?? market.kind, market.period === 'full' ? '' : market.period]
      .filter(Boolean)
      .join(' '),
    legs.map((leg) => legInWords(leg, market.kind)).join(' · '),
    profit.toFixed(2),
    percent(profitPct / 100, 2, true),
    bestProfit > profit + 0.005 ? bestProfit.toFixed(2) : '',
  ])
  return table(['event', 'market', 'bets', 'profit', 'of stake', 'at best'], rows, [3, 4, 5]) + note
}

/** The market is named where it is not that of the whole; a handicap is the backed side's and has its sign. */
function legInWords(leg: Opportunity['legs'][number], kind: MarketKind): string {
  const { kind: of, selection, price, book, stake } = leg
  const line = ownLine(leg, selection)
  const words = [
    of === kind ? null : of,
    selection,
    line === null ? null : of === 'spread' ? handicap(line) : String(line),
    formatAmerican(price),
    book,
    stake.toFixed(2),
  ]
  return words.filter((word) => word !== null).join(' ')
}
