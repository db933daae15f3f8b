import { expect, it } from 'vitest'
import { quotesIn } from './quotes-in.ts'

// Worked by hand: American prices, the over first. The file names no game: a player has one a day.
const ROWS = [
  'date,player_id,player_name,team,market,line,over_price,under_price,book,first_seen_at,last_seen_at,is_current',
  // An under that is likelier, at two books; an over that is; both alike.
  '2025-10-07,,Aaron Ekblad,,ASSISTS,0.5,105,-140,betmgm,2025-10-07T21:27:29Z,2025-10-07T21:27:33Z,True',
  '2025-10-07,,Aaron Ekblad,,ASSISTS,0.5,105,-135,draftkings,2025-10-07T21:27:29Z,2025-10-07T21:27:33Z,True',
  '2025-10-07,,Aaron Ekblad,,SOG,1.5,-180,140,betmgm,2025-10-07T21:27:29Z,2025-10-07T21:27:33Z,True',
  '2025-10-07,,Sam Reinhart,,POINTS,0.5,-110,-110,betmgm,2025-10-07T21:27:29Z,2025-10-07T21:27:33Z,True',
  // A whole line, which may be pushed; +100 and −100; a moved price is a quote of its own.
  '2025-10-07,,Sergei Bobrovsky,,SAVES,26,100,-100,fanduel,2025-10-07T21:27:29Z,2025-10-07T21:27:33Z,False',
  '2025-10-07,,Sergei Bobrovsky,,SAVES,26,-115,-105,fanduel,2025-10-07T22:00:00Z,2025-10-07T22:00:09Z,True',
  // The next day is the next game; spaces and accents.
  '2025-10-08,, Juraj Slafkovský ,,GOALS,0.5,320,-400,betmgm,2025-10-08T12:00:00Z,2025-10-08T13:00:00Z,True',
  '2025-10-09,,Juraj Slafkovský,,GOALS,0.5,300,,betmgm,,2025-10-09T13:00:00Z,True',
  '2025-10-09,,Juraj Slafkovský,,GOALS,0.5,,-425,caesars,2025-10-09T12:00:00+02:00,2025-10-09T13:00:00Z,True',
  '2025-10-09,,Nick Suzuki,,BLOCKS,1.5,99,-150,betmgm,2025-10-09T12:00:00Z,2025-10-09T13:00:00Z,True',
  // No line; no price; no day; a moment without its zone.
  '2025-10-09,,Nick Suzuki,,SOG,,-110,-110,betmgm,2025-10-09T12:00:00Z,2025-10-09T13:00:00Z,True',
  '2025-10-09,,Nick Suzuki,,SOG,2.5,,,betmgm,2025-10-09T12:00:00Z,2025-10-09T13:00:00Z,True',
  'today,,Nick Suzuki,,SOG,2.5,-110,-110,betmgm,2025-10-09T12:00:00Z,2025-10-09T13:00:00Z,True',
  '2025-10-09,,Nick Suzuki,,SOG,2.5,-110,-110,betmgm,2025-10-09T12:00:00,2025-10-09T13:00:00Z,True',
].join('\n')

it('reads hockey props as they were worked out by hand', async () => {
  const of = (player: string, day: string) => `game of ${player} ${day}`
  const [ekblad, bob] = [of('Aaron Ekblad', '2025-10-07'), of('Sergei Bobrovsky', '2025-10-07')]
  const [eighth, ninth] = [of('Juraj Slafkovský', '2025-10-08'), of('Juraj Slafkovský', '2025-10-09')]
  const evening = '2025-10-07T21:27:29Z'
  expect(await quotesIn('props.csv', ROWS)).toEqual({
    quotes: [
      `${ekblad} | betmgm | player-prop Aaron Ekblad assists 0.5 | 2.05 1.7143 | ${evening}`,
      `${ekblad} | draftkings | player-prop Aaron Ekblad assists 0.5 | 2.05 1.7407 | ${evening}`,
      `${ekblad} | betmgm | player-prop Aaron Ekblad sog 1.5 | 1.5556 2.4 | ${evening}`,
      `${of('Sam Reinhart', '2025-10-07')} | betmgm | player-prop Sam Reinhart points 0.5 | 1.9091 1.9091 | ${evening}`,
      `${bob} | fanduel | player-prop Sergei Bobrovsky saves 26 | 2 2 | ${evening}`,
      `${bob} | fanduel | player-prop Sergei Bobrovsky saves 26 | 1.8696 1.9524 | 2025-10-07T22:00:00Z`,
      `${eighth} | betmgm | player-prop Juraj Slafkovský goals 0.5 | 4.2 1.25 | 2025-10-08T12:00:00Z`,
      `${ninth} | betmgm | player-prop Juraj Slafkovský goals 0.5 | 4 –`,
      `${ninth} | caesars | player-prop Juraj Slafkovský goals 0.5 | – 1.2353 | 2025-10-09T10:00:00Z`,
      `${of('Nick Suzuki', '2025-10-09')} | betmgm | player-prop Nick Suzuki blocks 1.5 | – 1.6667 | 2025-10-09T12:00:00Z`,
    ],
    leftOut: { 'no line': 1, 'no price': 1, 'no date': 1, 'no time': 1 },
  })
})
