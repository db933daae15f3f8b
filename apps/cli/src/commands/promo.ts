import { boostedPrice, expectedValue, formatAmerican, insuredValue, type Probability } from '@fairline/odds'
import { Command } from 'commander'
import { asProbability, asShare } from '../options.ts'
import { percent } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { asOdds } from '../read-odds.ts'

/** What boosts and insurance are worth at a fair probability. */
export function promoCommand(terminal: Terminal): Command {
  return new Command('promo')
    .description('what a profit boost, or a stake that comes back if the bet loses, is worth')
    .requiredOption('--price <odds>', 'before the promotion', asOdds)
    .requiredOption('--chance <share>', 'fair chance of the bet, between 0 and 1', asProbability)
    .option('--boost <share>', 'of the winnings that is added: 0.5 is 50 %', asShare, 0)
    .option('--back <share>', 'of the stake that comes back if it loses', asShare, 0)
    .option('--worth <share>', 'what a unit of that is worth: 1 in cash, about 0.7 as a free bet', asShare, 1)
    .option('--json', 'print one JSON value and nothing else')
    .action(({ price, chance, boost, back, worth, json = false }) => {
      const plain = expectedValue(chance as Probability, price)
      const boosted = boostedPrice(price, boost)
      const value = insuredValue({
        probability: chance as Probability,
        price: boosted,
        back: Math.min(1, back),
        worth: Math.min(1, worth),
      })
      if (json) return terminal.out(JSON.stringify({ price: boosted, plain, value, added: value - plain }))
      terminal.out(
        [
          `pays ${formatAmerican(boosted)}; expected profit ${percent(value, 1, true)} of the stake`,
          `without the promotion ${percent(plain, 1, true)}: it adds ${percent(value - plain, 1, true)}`,
        ].join('\n'),
      )
    })
}
