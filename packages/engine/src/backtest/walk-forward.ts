import type { Fact, Forecast, Pass, Pick } from '@fairline/domain'
import { type Decided, type LeagueForecaster, outcomeOf } from '../forecast/league-forecaster.ts'
import type { GameFile } from '../market/game-file.ts'
import { winnerMarket } from '../market/game-file.ts'
import { quotesAt } from '../market/quotes-at.ts'
import { type Bar, decide } from '../pick/decide.ts'

/** One game of a walk through history: what was said before, and what came of it. */
export interface WalkedGame {
  readonly file: GameFile
  readonly outcome: number
  readonly model: readonly number[]
  readonly open: readonly number[] | null
  readonly close: readonly number[] | null
  /** Made at the chosen moment; null where nobody quoted then. */
  readonly forecast: Forecast | null
  readonly decision: Pick | Pass
}

/**
 * Walks through facts moment by moment: forecasts and decides a game when its price is there, learns it when it is over.
 *
 * `open`: decided once the facts of the moment that opened it are in. `close`: decided when the closing price is in and
 * no result of that day is.
 *
 * @param facts  of one league, in the order they became known
 * @param at     when blends and picks are made
 * @param onGame called for every game with a result, in the order they ended
 */
export function walkForward(
  facts: readonly Fact[],
  forecaster: LeagueForecaster,
  { at, bar, onGame }: { at: 'open' | 'close'; bar: Bar; onGame: (game: WalkedGame) => void },
): void {
  const { league, files } = forecaster
  const made = new Map<string, { forecast: Forecast | null; decision: Pick | Pass; model: readonly number[] }>()

  const make = (file: GameFile) => {
    const forecast = forecaster.forecast(file, at)
    const judge = { forecast, confidence: forecaster.confidence, bar }
    made.set(file.game.id, { forecast, decision: decide(league, file, at, judge), model: forecaster.model(file.game) })
  }

  const finish = ({ file, model }: Decided) => {
    const outcome = outcomeOf(league, file)
    const said = made.get(file.game.id)
    made.delete(file.game.id)
    files.close(file.game.id)
    if (outcome === null) return
    const [open, close] = [forecaster.market(file, 'open'), forecaster.market(file, 'close')]
    const decision = said?.decision ?? { gameId: file.game.id, reason: 'no-price' as const, best: null }
    onGame({ file, outcome, model: said?.model ?? model, open, close, forecast: said?.forecast ?? null, decision })
  }

  const makeAll = (about: readonly Fact[], when: (file: GameFile) => boolean) => {
    for (const file of filesOf(about, files)) if (!made.has(file.game.id) && when(file)) make(file)
  }
  const isQuoted = (file: GameFile) => quotesAt(file, winnerMarket(league.outcomes), 'open').length > 0

  for (const moment of moments(facts)) {
    forecaster.learn(moment.filter((fact) => !awaitsResults(fact)))
    const results = moment.filter(({ kind }) => kind === 'result')
    makeAll(results, () => true)
    for (const decided of forecaster.learn(results)) finish(decided)
    forecaster.learn(moment.filter(isOpening))
    if (at === 'open') makeAll(moment, isQuoted)
  }
}

/** Files of the games that quotes or results speak of. */
function filesOf(facts: readonly Fact[], files: LeagueForecaster['files']): GameFile[] {
  const ids = facts.flatMap((fact) =>
    fact.kind === 'quote' ? [fact.quote.gameId] : fact.kind === 'result' ? [fact.result.gameId] : [],
  )
  return [...new Set(ids)].flatMap((id) => files.of(id) ?? [])
}

/** Opening prices belong after the results of their moment: the night's games are known when the morning's lines open. */
const isOpening = (fact: Fact) => fact.kind === 'quote' && fact.quote.mark === 'open'
const awaitsResults = (fact: Fact) => fact.kind === 'result' || isOpening(fact)

function* moments(facts: readonly Fact[]): Generator<readonly Fact[]> {
  let from = 0
  for (let i = 1; i <= facts.length; i++) {
    if (i < facts.length && facts[i]?.observedAt === facts[from]?.observedAt) continue
    yield facts.slice(from, i)
    from = i
  }
}
