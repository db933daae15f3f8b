import type { MarketKind } from '@fairline/domain'

/** What steam on a kind of market was worth where it was recorded. */
export interface SignalValue {
  /** Of the best price at that moment against the fair close, per unit staked; and one standard error. */
  readonly value: number
  readonly stdErr: number
  readonly found: number
}

/**
 * Measured by `fairline movement --league wnba`: two books or more within four hours on 159 games of the WNBA, 25 April to 31 July 2026
 * (`docs/signals.md`). `tests/signals.test.ts` measures it again.
 */
export const steamValues: Readonly<Partial<Record<MarketKind, SignalValue>>> = {
  moneyline: { value: -0.0213, stdErr: 0.0051, found: 116 },
  spread: { value: -0.0285, stdErr: 0.0042, found: 117 },
  total: { value: -0.0212, stdErr: 0.0053, found: 121 },
}

/** Where that was. */
export const STEAM_MEASURED =
  'recorded WNBA games of 25 April to 31 July 2026, two books or more within four hours; not measured in other leagues'
