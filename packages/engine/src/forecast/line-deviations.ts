/**
 * How far margins and totals lie from the lines they closed on, in points; both do not go together.
 *
 * @source closing spreads and totals against results, NBA 2015–21 (7,561 games) and WNBA 2019–26 (1,606)
 */
export const lineDeviations = {
  nba: { margin: 12.6, total: 18.2 },
  wnba: { margin: 12.5, total: 16.3 },
} as const
