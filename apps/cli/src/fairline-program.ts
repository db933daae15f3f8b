import { FeedError, StoreError } from '@fairline/engine'
import { readStoreSettings, StoreSettingsError } from '@fairline/stores/settings'
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
import type { Terminal } from './output/terminal.ts'

/** What a run of the command line is handed. */
export interface ProgramDeps {
  readonly terminal: Terminal
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Milliseconds since some moment, for how long a command took. */
  readonly clock: () => number
  readonly now: () => Date
}

/** Errors whose message tells the person at the terminal what to do. */
const expectedErrors = [Failure, FeedError, StoreError, StoreSettingsError]

/**
 * Runs one command.
 *
 * @param argv  its name and options
 * @returns 0: done. 1: it failed, and the terminal says why. 2: the command was not understood.
 */
export async function runProgram(argv: readonly string[], { terminal, ...rest }: ProgramDeps): Promise<number> {
  try {
    await fairlineProgram({ terminal, ...rest }).parseAsync(argv, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const isExpected = expectedErrors.some((expected) => error instanceof expected)
    terminal.err(isExpected && error instanceof Error ? error.message : `Something broke on our side: ${String(error)}`)
    return 1
  }
}

/** All commands. */
export function fairlineProgram({ terminal, environment, clock, now }: ProgramDeps): Command {
  // Read when a command needs the store: the others work with any environment.
  const settings = () => readStoreSettings(environment)
  const program = new Command('fairline')
    .description('Fair prices, picks and an honest record of them. For entertainment.')
    .addCommand(replayCommand(terminal, settings))
    .addCommand(arbitrageCommand(terminal))
    .addCommand(auditCommand(terminal))
    .addCommand(backtestCommand(terminal, clock))
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
    .addCommand(reportCommand(terminal, now))
    .addCommand(simulateCommand(terminal, clock))
    .addCommand(verifyCommand(terminal, settings))
    .addCommand(worldCommand(terminal))
    .addCommand(propConfidenceCommand(terminal))
    .addCommand(inPlayConfidenceCommand(terminal))
    .showHelpAfterError('(add --help for what is expected)')
  // What commander says ends with a line break, which the terminal adds.
  const print = (to: (text: string) => void) => (text: string) => to(text.trimEnd())
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeOut: print(terminal.out), writeErr: print(terminal.err) })
  return program
}
