import type { TeamStats } from '@fairline/contract'
import { percent } from '../../lib/format.ts'

/** The strength as the weighted sum of three factors. */
export function StrengthSum({ of }: { readonly of: TeamStats['team']['strengthCalculation'] }) {
  if (of === null) return <p className="text-sm text-soft">No Data: one of the three factors is missing.</p>
  const parts = [
    { name: 'Season record', weight: 0.4, value: of.seasonRecord },
    { name: 'Recent form', weight: 0.3, value: of.recentForm },
    { name: 'Strength rating', weight: 0.3, value: of.strengthRating },
  ]
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Strength calculation</caption>
      <thead>
        <tr className="text-left text-xs text-soft">
          <th scope="col" className="py-1 font-medium">
            Factor
          </th>
          <th scope="col" className="text-right font-medium">
            Value
          </th>
          <th scope="col" className="text-right font-medium">
            Weight
          </th>
          <th scope="col" className="text-right font-medium">
            Points
          </th>
        </tr>
      </thead>
      <tbody className="scoreboard">
        {parts.map(({ name, weight, value }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            <td className="text-right">{percent(value)}</td>
            <td className="text-right">{percent(100 * weight, 0)}</td>
            <td className="text-right font-semibold">{(value * weight).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="scoreboard">
        <tr className="border-t border-line font-bold">
          <th scope="row" colSpan={3} className="py-1.5 text-left">
            Total
          </th>
          <td className="text-right">{of.total.toFixed(1)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
