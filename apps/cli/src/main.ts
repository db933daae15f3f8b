import { runProgram } from './fairline-program.ts'
import { terminal } from './output/terminal.ts'

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runProgram(process.argv.slice(2), {
  terminal,
  environment: process.env,
  clock: () => performance.now(),
  now: () => new Date(),
})
