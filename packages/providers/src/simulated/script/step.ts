import type { Fact, Instant } from '@fairline/domain'

/** A moment at which something becomes known. */
export interface Step {
  readonly at: Instant
  readonly tell: (at: Instant, facts: Fact[]) => void
  /** Of the steps of one kind a later one replaces what the earlier ones emitted. */
  readonly kind?: string
  /** Tells a part of its kind: what else the earlier ones emitted stays. */
  readonly part?: true
  /** Tells prices on players. */
  readonly onPlayers?: true
}

/** The steps up to a moment from which the state then follows, in order. @param steps  the latest first */
export function standingSteps(steps: readonly Step[], upTo: Instant): Step[] {
  const [standing, replaced]: [Step[], Set<string>] = [[], new Set()]
  for (const step of steps.filter(({ at }) => at <= upTo)) {
    if (step.kind !== undefined && replaced.has(step.kind)) continue
    if (step.kind !== undefined && !step.part) replaced.add(step.kind)
    standing.push(step)
  }
  return standing.reverse()
}
