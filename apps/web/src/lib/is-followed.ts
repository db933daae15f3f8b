/** Whether a visitor follows a side of a game; names count however they are written large or small. */
export function isFollowed(
  { homeTeam, awayTeam }: { readonly homeTeam: string; readonly awayTeam: string },
  teams: readonly string[],
): boolean {
  const sides = new Set([homeTeam.toLowerCase(), awayTeam.toLowerCase()])
  return teams.some((team) => sides.has(team.toLowerCase()))
}
