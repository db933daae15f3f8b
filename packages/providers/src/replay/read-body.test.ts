import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Fact, type LeagueKey, startOfPacificDay } from '@fairline/domain'
import { afterAll, describe, expect, it } from 'vitest'
import { readBody, readFiles } from './read-body.ts'

const made: string[] = []
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true })
})

/** A data folder with files by path; names are next to the point. */
function folder(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'fairline-data-'))
  made.push(root)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return root
}
const read = (league: LeagueKey, ...roots: string[]) => readBody(league, roots, { verbose: true })
const of = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind) =>
  facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)

const SBR = 'season,game_date,Date,Rot,VH,Team,Pitcher,1st,Final,Open,Close,RL,OpenOU,OpenOU_odds,CloseOU,CloseOU_odds'
const pair = (date: string, away: string, home: string, score: string, close = ['107', '-117']) => {
  const [a, h] = score.split('-')
  return `2019,${date},0615,,V,${away},,,${a},104,${close[0]},-1.5(150),9,-116,9,-105\n2019,${date},0615,,H,${home},,,${h},-114,${close[1]},1.5(-170),9,-104,9,-115\n`
}

describe('reading Sportsbook Reviews', () => {
  it('makes a game of two rows, with what the day had and when it became known', async () => {
    const body = await read('mlb', folder({ 'mlb/any-name.csv': `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9')}` }))
    const [game] = of(body.facts, 'game')
    expect(game?.game).toMatchObject({ id: 'mlb-2019-06-15-nyy-bos', startsAt: null, neutral: false })
    const [begins, over] = [startOfPacificDay('2019-06-15'), startOfPacificDay('2019-06-16')]
    expect(of(body.facts, 'result')[0]).toMatchObject({
      observedAt: over,
      result: { winner: 'home', home: 9, away: 7 },
    })
    const quotes = of(body.facts, 'quote').map(({ quote, observedAt }) => [
      quote.market.kind,
      quote.mark,
      quote.market.line,
      observedAt,
    ])
    expect(quotes).toEqual([
      ['moneyline', 'open', null, begins],
      ['total', 'open', 9, begins],
      ['moneyline', 'close', null, over],
      ['total', 'close', 9, over],
      ['spread', 'close', 1.5, over],
    ])
    expect(of(body.facts, 'quote')[0]?.quote.prices).toEqual([1 + 100 / 114, 2.04])
    expect(body.rows).toMatchObject({ read: 2, used: 2, skipped: {} })
  })

  it('reads gzip as it reads plain', async () => {
    const text = `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9')}`
    const [plain, zipped] = await Promise.all([
      read('mlb', folder({ 'mlb/a.csv': text })),
      read('mlb', folder({ 'mlb/a.csv.gz': gzipSync(text) })),
    ])
    expect(zipped.facts).toEqual(plain.facts)
  })

  it('takes a home row before its visitor for no pair, and reports the rows left alone', async () => {
    const lines = pair('2019-06-15', 'NYY', 'BOS', '7-9').trim().split('\n')
    const body = await read('mlb', folder({ 'mlb/a.csv': `${SBR}\n${lines[1]}\n${lines[0]}\n${lines[1]}\n` }))
    expect(of(body.facts, 'game')).toHaveLength(1)
    expect(body.rows).toMatchObject({ read: 3, used: 2, skipped: { 'row without a partner': 1 } })
  })

  it('reports a pair that names two days rather than choosing one', async () => {
    const text = pair('2019-06-15', 'NYY', 'BOS', '7-9').replace('2019-06-15,0615,,H', '2019-06-16,0615,,H')
    expect((await read('mlb', folder({ 'mlb/a.csv': `${SBR}\n${text}` }))).rows.skipped).toEqual({
      'two dates in one pair': 2,
    })
  })

  it.each(['0020', '2920', '0007'])('counts a game of the year %s as one without a date', async (year) => {
    const text = `${SBR}\n${pair(`${year}-06-15`, 'NYY', 'BOS', '7-9')}`
    const body = await read('mlb', folder({ 'mlb/a.csv': text }))
    expect(body.facts).toEqual([])
    expect(body.rows.skipped).toEqual({ 'no date': 2 })
  })

  it('counts a row that is there twice once, in one folder or in two', async () => {
    const text = `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9')}`
    const [one, two] = [folder({ 'mlb/a.csv': text }), folder({ 'mlb/a.csv': text })]
    const body = await read('mlb', one, two)
    expect(of(body.facts, 'game')).toHaveLength(1)
    expect(body.rows.skipped).toEqual({ 'row present twice': 2 })
  })

  it('takes the same name in two folders for more rows', async () => {
    const one = folder({ 'mlb/a.csv': `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9')}` })
    const two = folder({ 'mlb/a.csv': `${SBR}\n${pair('2019-06-16', 'NYY', 'BOS', '2-1')}` })
    expect(of((await read('mlb', one, two)).facts, 'game')).toHaveLength(2)
  })

  it('keeps both games of a double-header', async () => {
    const text = `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9')}${pair('2019-06-15', 'NYY', 'BOS', '3-2')}`
    const games = of((await read('mlb', folder({ 'mlb/a.csv': text }))).facts, 'game')
    expect(games.map(({ game }) => game.id)).toEqual(['mlb-2019-06-15-nyy-bos', 'mlb-2019-06-15-nyy-bos-2'])
  })

  it('knows neutral ground by two N', async () => {
    const text = pair('2019-06-15', 'NYY', 'BOS', '17-13').replace(',V,', ',N,').replace(',H,', ',N,')
    const [game] = of((await read('mlb', folder({ 'mlb/a.csv': `${SBR}\n${text}` }))).facts, 'game')
    expect(game?.game).toMatchObject({ neutral: true, away: { key: 'NYY' }, home: { key: 'BOS' } })
  })

  it('keeps a game without a result, as a game without a result', async () => {
    const body = await read('mlb', folder({ 'mlb/a.csv': `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '-')}` }))
    expect(of(body.facts, 'game')).toHaveLength(1)
    expect(of(body.facts, 'result')).toHaveLength(0)
  })

  it.each([
    ['a moneyline of −50', ['107', '-50'], 'moneyline between -100 and +100'],
    ['prices that sum below 1', ['250', '150'], 'prices sum below 1'],
    ['prices that sum far above 1', ['-200', '-180'], 'prices sum too high'],
    ['no line', ['NL', '-110'], 'no line'],
    ['a word', ['pick', '-110'], 'not a price'],
  ])('leaves out %s and counts it', async (_, close, reason) => {
    const body = await read('mlb', folder({ 'mlb/a.csv': `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9', close)}` }))
    expect(body.rows.prices).toEqual({ [reason]: 1 })
    expect(of(body.facts, 'quote').filter(({ quote }) => quote.market.kind === 'moneyline')).toHaveLength(1)
    expect(body.rows.details[0]).toContain(reason)
  })

  it('leaves out a closing total of 104', async () => {
    const text = pair('2019-06-15', 'NYY', 'BOS', '7-9')
      .replaceAll(',9,-105', ',104,-105')
      .replaceAll(',9,-115', ',104,-115')
    expect((await read('mlb', folder({ 'mlb/a.csv': `${SBR}\n${text}` }))).rows.prices).toEqual({
      'total out of range': 1,
    })
  })

  it.each([
    ['a run line that is text', '-1.5(150)', 'even', 'not a line'],
    ['run lines that do not mirror each other', '-1.5(150)', '1.5(150)', 'spreads of the sides do not mirror'],
    ['two totals in one pair', ',9,-105', ',8.5,-105', 'two totals in one pair'],
  ])('counts %s, and keeps the other prices', async (_, written, instead, reason) => {
    const text = pair('2019-06-15', 'NYY', 'BOS', '7-9').replace(written, instead)
    const body = await read('mlb', folder({ 'mlb/a.csv': `${SBR}\n${text}` }))
    expect(body.rows.prices).toEqual({ [reason]: 1 })
    expect(of(body.facts, 'quote')).toHaveLength(4)
  })

  it('reports a team nobody knows', async () => {
    const body = await read('mlb', folder({ 'mlb/a.csv': `${SBR}\n${pair('2019-06-15', 'NYY', 'HOW', '7-9')}` }))
    expect(body.rows.skipped).toEqual({ 'unknown-name: HOW': 2 })
  })

  it('reads in the NBA the total from one row and the favorite’s spread from the other', async () => {
    const text =
      'season,game_date,Date,Rot,VH,Team,Final,Open,Close,ML\n2007-08,2007-10-30,1030,501,V,Portland,97,184,189.5,900\n2007-08,2007-10-30,1030,502,H,SanAntonio,106,12.5,pk,-1400\n'
    const quotes = of((await read('nba', folder({ 'nba/a.csv': text }))).facts, 'quote').map(({ quote }) => [
      quote.market.kind,
      quote.mark,
      quote.market.line,
    ])
    expect(quotes).toEqual([
      ['spread', 'open', -12.5],
      ['total', 'open', 184],
      ['spread', 'close', 0],
      ['total', 'close', 189.5],
      ['moneyline', 'close', null],
    ])
  })
})

describe('files that speak of the same games', () => {
  const sbr = `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9')}${pair('2019-06-16', 'NYY', 'BOS', '7-9')}${pair('2019-06-16', 'NYY', 'BOS', '1-2')}`
  const reference = (day: string) =>
    `season,date,team1,team2,prob1,prob1_outcome,prob2,prob2_outcome\n2019,${day},Red Sox,Yankees,0.55,1,0.45,0\n`

  it('meet by day and teams, whatever each calls them', async () => {
    const body = await read('mlb', folder({ 'mlb/a.csv': sbr, 'mlb/b.csv': reference('2019-06-15') }))
    expect(of(body.facts, 'reference')[0]).toMatchObject({
      reference: { gameId: 'mlb-2019-06-15-nyy-bos', chances: [0.55, expect.closeTo(0.45)] },
    })
  })

  it('are not paired by guess where a double-header has no scores to tell its games apart', async () => {
    const body = await read('mlb', folder({ 'mlb/a.csv': sbr, 'mlb/b.csv': reference('2019-06-16') }))
    expect(of(body.facts, 'reference')).toHaveLength(0)
    expect(body.rows.skipped).toEqual({ 'double-header not told apart': 1 })
  })

  it('say so when they contradict each other', async () => {
    const body = await read(
      'mlb',
      folder({ 'mlb/a.csv': sbr, 'mlb/b.csv': reference('2019-06-15').replace('0.55,1,0.45,0', '0.55,0,0.45,1') }),
    )
    expect(body.rows.skipped).toEqual({ 'contradicts another file': 1 })
  })
})

describe('other families', () => {
  it('reads British times, so that an evening in America is its own day', async () => {
    const text =
      'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA\nUSA,MLS,2019,16/06/2019,03:00,LA Galaxy,DC United,2,0,H,1.9,3.6,4.2\n'
    const [game] = of((await read('mls', folder({ 'soccer/a.csv': text }))).facts, 'game')
    expect(game?.game).toMatchObject({ day: '2019-06-15', startsAt: Date.parse('2019-06-16T02:00:00Z') })
  })

  it('reads every book of a football-data row, and no VC Bet price as a closing one', async () => {
    const text =
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,PSH,PSD,PSA,VCH,VCD,VCA,PSCH,PSCD,PSCA\nSP1,16/08/19,Ath Bilbao,Barcelona,1,0,5.25,3.8,1.65,5.15,3.84,1.74,5,3.8,1.7,5.34,3.62,1.78\n'
    const quotes = of((await read('laliga', folder({ 'soccer/a.csv': text }))).facts, 'quote').map(
      ({ quote }) => `${quote.book} ${quote.mark}`,
    )
    expect(quotes).toEqual(['Bet365 open', 'Pinnacle open', 'VC Bet open', 'Pinnacle close'])
  })

  it('tells teams in a slug apart', async () => {
    const text =
      'season,date_matched,mid,slug,hscore,ascore,ml_h,ml_a,spread,sp_h,sp_a,total,ou_o,ou_u\n2019,20191010,x,washington-mystics-connecticut-sun,89,78,1.31,3.43,-6.5,1.9,1.92,174.5,1.92,1.9\n'
    const [game] = of((await read('wnba', folder({ 'wnba/a.csv': text }))).facts, 'game')
    expect(game?.game).toMatchObject({ home: { key: 'WSH' }, away: { key: 'CON' } })
  })

  it('leaves out a snapshot seen after the start', async () => {
    const head =
      'snapshot_label,date,game_id,commence_time,home_team,away_team,bookmaker,snapshot_taken_at_utc,ml_home,ml_away'
    const rows = ['2025-10-07T17:00:00Z', '2025-10-07T23:30:00Z'].map(
      (at) => `noon,2025-10-07,g1,2025-10-07T23:00:00Z,Florida Panthers,Chicago Blackhawks,betmgm,${at},-160,135`,
    )
    const body = await read('nhl', folder({ 'nhl/a.csv': `${head}\n${rows.join('\n')}\n` }))
    expect(body.rows.skipped).toEqual({ 'seen after the start': 1 })
    expect(of(body.facts, 'quote')[0]?.quote).toMatchObject({
      book: 'BetMGM',
      mark: null,
      observedAt: Date.parse('2025-10-07T17:00:00Z'),
    })
  })

  it.each(['0020', '2920'])('takes no line of the year %s for one of a game', async (year) => {
    const head = 'captured_utc,matchup_id,start,teams,type,side,points,prices'
    const row = `0019-05-01T00:00:00Z,1,${year}-06-15T23:00,Las Vegas Aces|Seattle Storm,moneyline,,,"-150,130"`
    const body = await read('wnba', folder({ 'wnba/a.csv': `${head}\n${row}\n` }))
    expect(body.facts).toEqual([])
    expect(body.rows.skipped).toEqual({ 'no date': 1 })
  })

  it('takes a UFC fight for a game on neutral ground', async () => {
    const text =
      'R_fighter,B_fighter,R_odds,B_odds,date,Winner\nColby Covington,Joaquin Buckley,205.0,-250.0,2024-12-14,Blue\n'
    const body = await read('ufc', folder({ 'ufc/a.csv': text }))
    expect(of(body.facts, 'game')[0]?.game.neutral).toBe(true)
    expect(of(body.facts, 'result')[0]?.result).toMatchObject({ winner: 'away', home: null })
  })

  it('reads age and reach of fighters, and counts those that cannot be', async () => {
    const text = [
      'R_fighter,B_fighter,R_odds,B_odds,date,Winner,R_age,B_age,R_Reach_cms,B_Reach_cms',
      'Colby Covington,Joaquin Buckley,205.0,-250.0,2024-12-14,Blue,36,30,182.88,193.04',
      'Cub Swanson,Billy Quarantillo,124.0,-148.0,2024-12-14,Red,410,36,177.8,',
    ].join('\n')
    const body = await read('ufc', folder({ 'ufc/a.csv': text }))
    const [first, second] = of(body.facts, 'game').map(({ game }) => game)
    expect(first).toMatchObject({
      home: { tape: { age: 36, reach: 182.88 } },
      away: { tape: { age: 30, reach: 193.04 } },
    })
    expect([second?.home, second?.away].map((side) => side && 'tape' in side)).toEqual([false, false])
    expect(body.rows).toMatchObject({ used: 2, prices: {}, cells: { 'age or reach out of range': 1 } })
  })
})

describe('rubbish', () => {
  it('names the file whose gzip is cut short', async () => {
    const root = folder({
      'mlb/cut.csv.gz': gzipSync(`${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9').repeat(500)}`),
    })
    truncateSync(join(root, 'mlb/cut.csv.gz'), 120)
    await expect(read('mlb', root)).rejects.toThrow(/cut\.csv\.gz is cut short/)
  })

  it('names the file that is no gzip', async () => {
    await expect(read('mlb', folder({ 'mlb/no.csv.gz': 'plain text' }))).rejects.toThrow(
      /no\.csv\.gz is not a sound gzip file/,
    )
  })

  it('says which folder it looked in when there is no file, or none with games', async () => {
    await expect(read('mlb', folder({}))).rejects.toThrow(/no file with games of MLB .* \(looked in the folder mlb\)/)
    await expect(read('mlb', folder({ 'mlb/a.csv': 'wrong,columns\n1,2\n' }))).rejects.toThrow(/no file with games/)
    // FiveThirtyEight speaks of the Europa League, but no file says when and where its games were.
    await expect(
      read('europa', folder({ 'soccer/a.csv': 'date,league,team1,team2,prob1,prob2,probtie\n' })),
    ).rejects.toThrow(/no file with games/)
    await expect(read('mlb', '/nowhere/at/all')).rejects.toThrow('the data folder /nowhere/at/all does not exist')
  })

  it('imports a file only as what it is', async () => {
    const root = folder({ 'a.csv': `${SBR}\n${pair('2019-06-15', 'NYY', 'BOS', '7-9')}` })
    expect((await readFiles('mlb', 'sbr', [join(root, 'a.csv')])).rows.used).toBe(2)
    await expect(readFiles('mlb', 'ufc', [join(root, 'a.csv')])).rejects.toThrow(/it has no column R_fighter/)
    await expect(readFiles('mlb', 'nonsense', [join(root, 'a.csv')])).rejects.toThrow(/unknown format nonsense/)
  })

  it('reads a file with Windows line ends, a byte-order mark and quoted commas', async () => {
    const text = `\uFEFF${SBR},note\r\n${pair('2019-06-15', 'NYY', 'BOS', '7-9').trim().replaceAll('\n', ',"a, b"\r\n')},"x\ny"\r\n`
    expect((await read('mlb', folder({ 'mlb/a.csv': text }))).rows).toMatchObject({ read: 2, used: 2 })
  })
})

describe('books that copy each other', () => {
  const COLUMNS =
    'snapshot_label,date,game_id,commence_time,home_team,away_team,bookmaker,snapshot_taken_at_utc,ml_home,ml_away'
  /** One game a day in October 2023: Tampa Bay against Nashville, priced alike by all of the books. */
  const rows = (days: number, ...books: string[]) =>
    Array.from({ length: days }, (_, i) => `2023-10-${String(i + 1).padStart(2, '0')}`).flatMap((day, i) =>
      books.map(
        (book) =>
          `noon,${day},g${day},${day}T23:00:00Z,Tampa Bay Lightning,Nashville Predators,${book},${day}T17:00:00Z,-${160 + i},${140 + i}`,
      ),
    )
  const file = (...lines: string[]) => `${[COLUMNS, ...lines].join('\n')}\n`

  it('are one opinion in one file or in several, from the 21st game on, and are counted', async () => {
    const root = folder({
      'nhl/a.csv': file(...rows(23, 'betmgm', 'two')),
      'nhl/b.csv': file(...rows(23, 'three')),
    })
    const { facts, rows: counted } = await read('nhl', root)
    const quotes = of(facts, 'quote').map(({ quote }) => `${quote.gameId.slice(4, 14)} ${quote.book}`)
    expect(quotes).toHaveLength(23 + 20 + 20)
    expect(quotes.slice(57)).toEqual([
      ...['BetMGM', 'two', 'three'].map((book) => `2023-10-20 ${book}`),
      ...['21', '22', '23'].map((day) => `2023-10-${day} BetMGM`),
    ])
    expect(counted.prices).toEqual({ 'copy of another book': 6 })
    expect(counted.details[0]).toBe('price: copy of another book: nhl-2023-10-21-nsh-tbl: two moneyline ')
  })
})
