import { numberRows, packNumbers, unpackNumbers } from '@fairline/numeric'
import { type DecidedMarket, type DecimalOdds, learnNoVigMethod, type NoVigMethod } from '@fairline/odds'

/** A method by name, or the one that past seasons of the league and market speak for. */
export type NoVigChoice = NoVigMethod | 'learnt'

const WIDTH = 4

/** All that was learned of margins. */
export interface SavedNoVig {
  /** Packed rows: the index of the winner, then two or three prices, the rest `NaN`. */
  readonly decided: string
  readonly method: NoVigMethod
  /** Null in JSON, which has no infinity: no season yet. */
  readonly newest: number | null
}

/**
 * How margins are taken out of a league's winner market. Learned again as each season begins, from the closing prices and
 * results of all seasons before it; within a season it stands.
 */
export function fittedNoVig(choice: NoVigChoice) {
  let rows = numberRows(WIDTH)
  let method: NoVigMethod = choice === 'learnt' ? learnNoVigMethod([]) : choice
  let newest = Number.NEGATIVE_INFINITY

  const decided = (): DecidedMarket[] =>
    Array.from({ length: rows.count() }, (_, i) => {
      const [winner, ...prices] = rows.row(i)
      return { prices: prices.filter((price) => !Number.isNaN(price)) as DecimalOdds[], winner: winner as number }
    })
  const add = ({ prices, winner }: DecidedMarket) =>
    rows.add([winner, prices[0] ?? Number.NaN, prices[1] ?? Number.NaN, prices[2] ?? Number.NaN])

  return {
    method: (): NoVigMethod => method,
    save: (): SavedNoVig => ({ decided: packNumbers(rows.cells()), method, newest }),
    restore(saved: SavedNoVig): void {
      rows = numberRows(WIDTH)
      rows.addAll(unpackNumbers(saved.decided))
      method = saved.method
      newest = saved.newest ?? Number.NEGATIVE_INFINITY
    },
    /** Learns a decided market of a season, named by the year it began. */
    learn(market: DecidedMarket, season: number): void {
      if (choice !== 'learnt') return
      if (season > newest && rows.count() > 0) method = learnNoVigMethod(decided())
      newest = Math.max(newest, season)
      add(market)
    },
  }
}
