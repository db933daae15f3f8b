/**
 * `arbitrage`: every side of one line, a profit in every outcome. `middle`: a low over with a high under, or a spread
 * likewise; both win between the lines. `low-hold`: every side of one line for next to nothing.
 */
export type OpportunityKind = 'arbitrage' | 'middle' | 'low-hold'
export const opportunityKinds: readonly OpportunityKind[] = ['arbitrage', 'middle', 'low-hold']

/** Maximum loss of the worst outcome before stakes are rounded, as a share of the total stake. */
export const maxCost: Readonly<Record<OpportunityKind, number>> = { arbitrage: 0, middle: 0.05, 'low-hold': 0.01 }
