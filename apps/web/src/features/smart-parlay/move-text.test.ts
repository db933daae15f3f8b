import { expect, it } from 'vitest'
import { moveText } from './move-text.ts'

const text = (from: readonly [string | null, number], to: readonly [string | null, number], betLine: string | null) => {
  const point = ([line, odds]: readonly [string | null, number]) => ({ book: 'Pinnacle', line, odds })
  return moveText(
    { direction: 'UP', opening: '', current: '', from: point(from), to: point(to), betLine, books: 9, points: 3.2 },
    'american',
  )
}

it('tells prices of one line as a price move', () => {
  expect(text([null, -110], [null, -130], null)).toBe('Pinnacle: −110 → −130')
  expect(text(['−1.5', 140], ['−1.5', 120], '−1.5')).toBe('Pinnacle −1.5: +140 → +120')
  expect(text(['8.5', -105], ['8.5', -105], '8.5')).toBe('Pinnacle 8.5 still at −105')
})

it('tells a line that moved as that, never as a price move', () => {
  expect(text(['−1.5', 140], ['−2.5', -105], '−2.5')).toBe('Pinnacle moved the line from −1.5 to −2.5, now at −105')
})

it('says of another line than the bet’s that it is another', () => {
  expect(text(['−2.5', 140], ['−2.5', 120], '−1.5')).toBe('Pinnacle −2.5: +140 → +120; this bet is on −1.5')
  expect(text(['−1.5', 140], ['−2.5', -105], '−1.5')).toBe(
    'Pinnacle moved the line from −1.5 to −2.5, now at −105; this bet is on −1.5',
  )
})
