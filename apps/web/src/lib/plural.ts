/** A count with its noun: `1 pick`, `2 picks`, `1,234 picks`. */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`
