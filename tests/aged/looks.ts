/** What an invariant found wrong, and how often it looked at what. */
export interface Looked {
  readonly faults: readonly string[]
  readonly compared: ReadonlyMap<string, number>
}

/** Collects what is wrong and counts every look: an invariant that found nothing to look at has shown nothing. */
export function looks() {
  const faults: string[] = []
  const compared = new Map<string, number>()
  return {
    /** @param fault  null if nothing is wrong */
    at(what: string, fault: string | null): void {
      compared.set(what, (compared.get(what) ?? 0) + 1)
      if (fault !== null) faults.push(fault)
    },
    looked: (): Looked => ({ faults, compared }),
  }
}
