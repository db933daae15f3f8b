import {
  americanFromDecimal,
  type DecimalOdds,
  formatAmerican,
  formatFraction,
  noVig,
  noVigMethods,
  overround,
} from '@fairline/odds'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { asOdds } from '../read-odds.ts'

/** Writes prices in every form; of several that make a market, the fair probabilities too. */
export function convertCommand(terminal: Terminal): Command {
  return new Command('convert')
    .description(
      'write odds as American, decimal, fraction and chance; with several, take the margin out of the market',
    )
    .argument('<odds...>', '-110, +150, 2.5 or 3/2; minus signs after --', collected)
    .option('--json', 'print one JSON value and nothing else')
    .action((odds: readonly DecimalOdds[], { json = false }) => {
      const fair = odds.length > 1 ? fairOf(odds) : null
      if (json)
        return terminal.out(JSON.stringify({ prices: odds.map(asValue), overround: fair && overround(odds), fair }))
      const rows = odds.map((price, i) => [
        formatAmerican(price),
        price.toFixed(3),
        formatFraction(price),
        percent(1 / price, 2),
        ...(fair ? noVigMethods.map((method) => percent(fair[method]?.[i], 2)) : []),
      ])
      const header = [
        'American',
        'decimal',
        'fraction',
        'implied',
        ...(fair ? noVigMethods.map((method) => `fair, ${method}`) : []),
      ]
      terminal.out(
        table(
          header,
          rows,
          header.map((_, i) => i),
        ),
      )
      if (fair) terminal.out(`margin: the chances sum to ${percent(1 + overround(odds), 2)}`)
    })
}

const collected = (text: string, before: readonly DecimalOdds[] = []) => [...before, asOdds(text)]

const asValue = (price: DecimalOdds) => ({
  american: americanFromDecimal(price),
  decimal: price,
  fraction: formatFraction(price),
  implied: 1 / price,
})

function fairOf(odds: readonly DecimalOdds[]) {
  try {
    return Object.fromEntries(noVigMethods.map((method) => [method, noVig(method, odds)]))
  } catch (cause) {
    throw new Failure(`these prices are no market with a margin: ${(cause as Error).message}`)
  }
}
