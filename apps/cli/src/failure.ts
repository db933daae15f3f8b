/** Something went wrong in a way the person at the terminal can mend: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** The command was not understood: exit code 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage'
}
