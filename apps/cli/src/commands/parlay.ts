import { type DecimalOdds, formatAmerican, type ParlayHold, type PricedLeg, parlayHold } from '@fairline/odds'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { percent } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { asOdds, asOddsList } from '../read-odds.ts'

/** What a parlay pays, what it should, and what the book keeps. */
export function parlayCommand(terminal: Terminal): Command {
  return new Command('parlay')
    .description('what a parlay of independent legs pays, and what the book keeps of it')
    .requiredOption(
      '--leg <prices>',
      'the backed price and those of all else, as -110,-110; once for each leg',
      collected,
    )
    .option('--price <odds>', 'what the book pays for the parlay; the product of its legs otherwise', asOdds)
    .option('--json', 'print one JSON value and nothing else')
    .action(
      ({ leg: legs, price, json = false }: { leg: readonly PricedLeg[]; price?: DecimalOdds; json?: boolean }) => {
        const found = held(legs, price)
        if (json) return terminal.out(JSON.stringify(toJson(found)))
        terminal.out(
          [
            `${legs.length} legs pay ${formatAmerican(found.price)}; fair would be ${formatAmerican(found.fairPrice as DecimalOdds)}`,
            `wins ${percent(found.probability, 2)} of the time; of every unit staked the book keeps ${percent(found.hold, 2)}`,
          ].join('\n'),
        )
      },
    )
}

/** With the field names that the command has always printed. */
const toJson = ({ price, probability, ...rest }: ParlayHold) => ({ price, chance: probability, ...rest })

function held(legs: readonly PricedLeg[], price?: DecimalOdds) {
  try {
    return parlayHold(legs, price)
  } catch (cause) {
    throw new Failure(`a leg's prices are no market with a margin: ${(cause as Error).message}`)
  }
}

const collected = (text: string, before: readonly PricedLeg[] = []) => [...before, asOddsList(text)]
