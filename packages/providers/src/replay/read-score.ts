/** Reads a final score: a whole number, also written `106.0`; null when the cell is anything else. */
export function readScore(cell: string): number | null {
  return /^\d{1,3}(\.0)?$/.test(cell.trim()) ? Number(cell) : null
}

/** The winner a score tells. */
export function winnerOf(score: { home: number; away: number }): 'home' | 'draw' | 'away' {
  return score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw'
}
