/** Something stored that can no longer be read. */
export class DamagedRowError extends Error {
  override readonly name = 'DamagedRowError'
}

/**
 * Runs a parser on something stored.
 *
 * @param what  names it in the error
 * @throws {DamagedRowError} without the parser's own text, which means nothing to the operator
 */
export function parseStored<T>(what: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new DamagedRowError(`${what} can't be read`, { cause })
  }
}
