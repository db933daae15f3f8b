import type { AdvancedPick } from '@fairline/contract'
import { percent, signedPercent } from '../../lib/format.ts'

type Fibonacci = NonNullable<AdvancedPick['strategies'][number]['fibonacciAnalysis']>

/** What a run of a hundred such bets, staked by the Fibonacci system, would come to. Baseball only. */
export function AdvancedStrategyBox({ of }: { readonly of: Fibonacci }) {
  const rows = [
    ['Risk level', of.riskLevel],
    ['Expected value', signedPercent(of.expectedValue / 100)],
    ['Bankruptcy risk', percent(of.bankruptcyRisk)],
    ['Profit probability', percent(of.monteCarloResults.profitProbability)],
    ['Market efficiency', percent(of.marketEfficiency, 2)],
  ] as const
  return (
    <section aria-label="Advanced strategy" className="rounded-lg border border-line bg-sunken p-3 text-sm">
      <p className="font-semibold">Advanced strategy: Fibonacci System</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-2">
            <dt className="text-soft">{name}</dt>
            <dd className="scoreboard font-semibold capitalize">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-xs text-soft">
        Of 400 drawn runs of 100 such bets. It shows what staking more after each loss does; it does not make a bet
        better.
      </p>
    </section>
  )
}
