/** Something went wrong in a way the person at the terminal can mend: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
