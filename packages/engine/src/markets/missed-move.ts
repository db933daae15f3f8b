/**
 * A price is stale once the others moved by more than this past it, in log-odds: 0.75 points at 50 %.
 *
 * @source recorded multi-book prices of NBA and MLB props, WNBA and MLB games and NHL shots (`docs/models.md`)
 */
export const MAX_MISSED_MOVE = 0.03
