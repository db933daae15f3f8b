import { expect, it } from 'vitest'
import { asLegs } from './read-legs.ts'

const legOf = (text: string) => asLegs(text)[0]?.leg

it.each([
  ['home', { kind: 'winner', pick: 'home' }],
  ['draw', { kind: 'winner', pick: 'draw' }],
  ['away +1.5', { kind: 'spread', side: 'away', line: 1.5 }],
  ['home -2', { kind: 'spread', side: 'home', line: -2 }],
  ['over 8.5', { kind: 'total', side: 'over', line: 8.5 }],
  ['under 4.5 first 5', { kind: 'total', side: 'under', line: 4.5, periods: 5 }],
  ['away under 3', { kind: 'team total', of: 'away', side: 'under', line: 3 }],
  ['home 3 hits over 0.5', { kind: 'player', player: 'home 3', stat: 'hits', side: 'over', line: 0.5 }],
  [
    'away starter strikeouts under 5.5',
    { kind: 'player', player: 'away starter', stat: 'strikeouts', side: 'under', line: 5.5 },
  ],
  ['fight rounds over 2.5', { kind: 'player', player: 'fight', stat: 'rounds', side: 'over', line: 2.5 }],
])('reads “%s” as the bet it names, on its own side', (text, leg) => expect(legOf(text)).toEqual(leg))

it('keeps legs in the order they are written, named as written, and ignores empty parts', () => {
  expect(asLegs(' over 8.5;; home ;').map(({ name, leg }) => [name, leg.kind])).toEqual([
    ['over 8.5', 'total'],
    ['home', 'winner'],
  ])
})

it.each([
  'home over',
  'over -8.5',
  'home over 2.5 first 5',
  'home 3 hits over 0.5 first 5',
  'over 4.5 first 0',
  'home 0 hits over 0.5',
  'catcher hits over 0.5',
  'home 1.5.5',
  'overs 8.5',
])('refuses “%s” instead of guessing another bet', (text) =>
  expect(() => asLegs(text)).toThrow(`Bets are separated by semicolons`),
)

it.each(['', ' ; '])('refuses a list without a bet: “%s”', (text) => {
  expect(() => asLegs(text)).toThrow('Bets are separated by semicolons')
})
