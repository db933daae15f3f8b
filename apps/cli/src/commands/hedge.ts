import { formatAmerican, freeBetValue, hedge } from '@fairline/odds'
import { Command } from 'commander'
import { asStake } from '../options.ts'
import { percent } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { asOdds } from '../read-odds.ts'

/** How much to stake on the other side of a bet. */
export function hedgeCommand(terminal: Terminal): Command {
  return new Command('hedge')
    .description('how much to stake on the other side of a bet, and what a free bet is turned into')
    .requiredOption('--stake <money>', 'of the bet that was made', asStake)
    .requiredOption('--price <odds>', 'it was made at', asOdds)
    .requiredOption('--against <odds>', 'price of everything else that can happen, now', asOdds)
    .option('--free', 'the stake is a free bet: it is not given back')
    .option('--json', 'print one JSON value and nothing else')
    .action(({ stake, price, against, free = false, json = false }) => {
      const bet = { stake, price, against, free }
      const [equal, cover] = [hedge(bet, 'equal'), hedge(bet, 'cover')]
      const converted = free ? freeBetValue(price, against) : null
      if (json) return terminal.out(JSON.stringify({ equal, cover, converted }))
      terminal.out(
        [
          `${equal.stake.toFixed(2)} at ${formatAmerican(against)}: ${inMoney(equal.ifWon)} whatever happens`,
          ...(free ? [] : [`${cover.stake.toFixed(2)}: nothing lost if it loses, ${inMoney(cover.ifWon)} if it wins`]),
          ...(converted === null ? [] : [`the free bet is turned into ${percent(converted, 1)} of its face value`]),
        ].join('\n'),
      )
    })
}

const inMoney = (profit: number) => `${profit < 0 ? 'a loss of ' : 'a profit of '}${Math.abs(profit).toFixed(2)}`
