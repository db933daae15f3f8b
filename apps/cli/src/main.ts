import { FeedError, StoreError } from '@fairline/engine'
import { readStoreSettings, StoreSettingsError } from '@fairline/stores'
import { Command, CommanderError } from 'commander'
import { arbitrageCommand } from './commands/arbitrage.ts'
import { auditCommand } from './commands/audit.ts'
import { backtestCommand } from './commands/backtest.ts'
import { convertCommand } from './commands/convert.ts'
import { fitCommand } from './commands/fit.ts'
import { hedgeCommand } from './commands/hedge.ts'
import { importCommand } from './commands/import.ts'
import { inPlayConfidenceCommand } from './commands/in-play-confidence.ts'
import { ledgerCommand } from './commands/ledger.ts'
import { movementCommand } from './commands/movement.ts'
import { parlayCommand } from './commands/parlay.ts'
import { promoCommand } from './commands/promo.ts'
import { propConfidenceCommand } from './commands/prop-confidence.ts'
import { propsCommand } from './commands/props.ts'
import { recordCommand } from './commands/record.ts'
import { replayCommand } from './commands/replay.ts'
import { reportCommand } from './commands/report.ts'
import { simulateCommand } from './commands/simulate.ts'
import { verifyCommand } from './commands/verify.ts'
import { worldCommand } from './commands/world.ts'
import { Failure } from './failure.ts'
import { terminal } from './output/terminal.ts'

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

/** Read when a command needs the store: the others work with any environment. */
const settings = () => readStoreSettings(process.env)

const program = new Command('fairline')
  .description('Fair prices, picks and an honest record of them. For entertainment.')
  .addCommand(replayCommand(terminal, settings))
  .addCommand(arbitrageCommand(terminal))
  .addCommand(auditCommand(terminal))
  .addCommand(backtestCommand(terminal, () => performance.now()))
  .addCommand(convertCommand(terminal))
  .addCommand(hedgeCommand(terminal))
  .addCommand(parlayCommand(terminal))
  .addCommand(promoCommand(terminal))
  .addCommand(fitCommand(terminal))
  .addCommand(importCommand(terminal, settings))
  .addCommand(ledgerCommand(terminal, settings))
  .addCommand(movementCommand(terminal))
  .addCommand(propsCommand(terminal))
  .addCommand(recordCommand(terminal, settings))
  .addCommand(reportCommand(terminal, () => new Date()))
  .addCommand(simulateCommand(terminal, () => performance.now()))
  .addCommand(verifyCommand(terminal, settings))
  .addCommand(worldCommand(terminal))
  .addCommand(propConfidenceCommand(terminal))
  .addCommand(inPlayConfidenceCommand(terminal))
  .showHelpAfterError('(add --help for what is expected)')

for (const command of [program, ...program.commands]) command.exitOverride()

/** Errors whose message tells the person at the terminal what to do. */
const expectedErrors = [Failure, FeedError, StoreError, StoreSettingsError]

/** 0: done. 1: it failed for a reason that is said. 2: the command was not understood. */
async function run(argv: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(argv, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const isExpected = expectedErrors.some((expected) => error instanceof expected)
    terminal.err(isExpected && error instanceof Error ? error.message : `Something broke on our side: ${String(error)}`)
    return 1
  }
}

process.exitCode = await run(process.argv.slice(2))
