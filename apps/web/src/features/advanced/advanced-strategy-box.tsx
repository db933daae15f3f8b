import type { AdvancedPick } from '@fairline/contract'
import { percent, signedPercent } from '../../lib/format.ts'

type Fibonacci = NonNullable<AdvancedPick['strategies'][number]['fibonacciAnalysis']>

/** The outcome of a hundred such bets staked by the Fibonacci system. Baseball only. */
export function AdvancedStrategyBox({ of }: { readonly of: Fibonacci }) {
  const rows = [
    ['Risk level', of.riskLevel],
    ['Expected value', signedPercent(of.expectedValue / 100)],
    ['Bankruptcy risk', percent(of.bankruptcyRisk)],
    ['Profit probability', percent(of.monteCarloResults.profitProbability)],
    ['Market efficiency', of.marketEfficiency === null ? '–' : percent(of.marketEfficiency, 2)],
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
        From 1,000 simulated runs of 100 such bets. It shows what raising the stake after each loss does; it does not
        make a bet better.
      </p>
    </section>
  )
}
