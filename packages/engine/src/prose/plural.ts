/** A count with its noun: `1 game`, `2 games`, `1,234 games`. */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`
