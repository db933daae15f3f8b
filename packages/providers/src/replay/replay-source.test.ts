import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOfPacificDay } from '@fairline/domain'
import { afterAll, describe, expect, it } from 'vitest'
import { replaySource } from './replay-source.ts'

const root = mkdtempSync(join(tmpdir(), 'fairline-replay-'))
mkdirSync(join(root, 'mlb'))
mkdirSync(join(root, 'nba'))
writeFileSync(
  join(root, 'mlb', 'a.csv'),
  'game_date,VH,Team,Final,Open,Close\n2019-06-15,V,NYY,7,104,107\n2019-06-15,H,BOS,9,-114,-117\n2019-06-16,V,NYY,1,104,107\n2019-06-16,H,BOS,2,-114,-117\n',
)
writeFileSync(join(root, 'nba', 'players.csv'), 'player,points\nsomebody,10\n')
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a replayed source', () => {
  it('hands out what became known up to a moment, once, in order', async () => {
    const source = replaySource([root])
    const [first, second] = [startOfPacificDay('2019-06-15'), startOfPacificDay('2019-06-16')]
    const kinds = async (after: number | null, asOf: number) =>
      (await source.facts('mlb', after, asOf)).map((fact) => fact.kind)
    expect(await kinds(null, first - 1)).toEqual([])
    expect(await kinds(first - 1, first)).toEqual(['game', 'quote'])
    // The close and the result of the 15th are known before the prices of the 16th open.
    expect(await kinds(first, second)).toEqual(['game', 'quote', 'result', 'quote'])
    expect(await kinds(second, second)).toEqual([])
  })

  it('moves forward: what it handed out is not handed out again, even if asked for from the beginning', async () => {
    const source = replaySource([root])
    const second = startOfPacificDay('2019-06-16')
    expect(await source.facts('mlb', null, second)).toHaveLength(6)
    expect(await source.facts('mlb', null, second)).toEqual([])
    const rest = await source.facts('mlb', null, startOfPacificDay('2019-06-17'))
    expect(rest.map(({ kind }) => kind)).toEqual(['quote', 'result'])
  })

  it('has nothing of a league without files, or without files of games', async () => {
    const source = replaySource([root])
    expect(await source.facts('nhl', null, Number.MAX_SAFE_INTEGER)).toEqual([])
    expect(await source.facts('nba', null, Number.MAX_SAFE_INTEGER)).toEqual([])
  })
})
