import { type Fact, type LeagueKey, leagues } from '@fairline/domain'
import { fittedNoVig } from '../forecast/fitted-no-vig.ts'
import { learnMargin } from '../forecast/learn-margin.ts'
import { type GameFile, gameFiles, gameIdOf } from '../market/game-file.ts'
import type { TrueLine } from './line-bets.ts'
import { lineLooks } from './line-looks.ts'
import { type PoolingScore, poolingScores } from './pooling-scores.ts'

/**
 * Follows facts as they become known and scores the spread and total lines of every game that ends, estimated with their
 * own quotes and without them. Vig is removed as past seasons teach (`fittedNoVig`).
 *
 * @param pricesStand  see `FactSource`
 * @param truth        null if it is not known
 */
export function poolingReport(pricesStand: boolean, truth: TrueLine | null) {
  const files = gameFiles(pricesStand)
  const margins = new Map<LeagueKey, ReturnType<typeof fittedNoVig>>()
  const scores = poolingScores()

  function marginsOf(league: LeagueKey): ReturnType<typeof fittedNoVig> {
    const known = margins.get(league) ?? fittedNoVig('learnt')
    margins.set(league, known)
    return known
  }

  const score = (file: GameFile): void => {
    const { league } = file.game
    scores.add(league, lineLooks(file, marginsOf(league).method(), truth))
  }

  function follow(facts: readonly Fact[], onEnd: (file: GameFile) => void): void {
    for (const fact of facts.filter(isOnGame)) {
      files.file(fact)
      const file = fact.kind === 'result' ? files.of(gameIdOf(fact)) : undefined
      if (!file) continue
      onEnd(file)
      learnMargin(marginsOf(file.game.league), leagues[file.game.league], file)
      files.close(file.game.id)
    }
  }

  return {
    /** Learns how vig is removed from games of the past, which are not scored. */
    learn: (facts: readonly Fact[]): void => follow(facts, () => {}),
    see: (facts: readonly Fact[]): void => follow(facts, score),
    /** Scores games whose result is not known: nothing more will be heard of them. */
    end(): void {
      for (const file of files.all()) score(file)
    },
    scores: (): PoolingScore[] => scores.scores(),
  }
}

/** The same of a league's recorded games. @param facts  in the order they became known */
export function recordedPooling(facts: readonly Fact[]): PoolingScore[] {
  const report = poolingReport(false, null)
  report.see(facts)
  report.end()
  return report.scores().filter(({ league }) => league !== null)
}

/** Games, results, and quotes on winner, spread and total of the whole game. */
function isOnGame(fact: Fact): boolean {
  if (fact.kind !== 'quote') return fact.kind === 'game' || fact.kind === 'result'
  const { period, kind } = fact.quote.market
  return period === 'full' && kind !== 'player-prop' && kind !== 'team-total'
}
