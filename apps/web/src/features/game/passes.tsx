import type { GamePage } from '@fairline/contract'
import { Badge } from '../../components/badge.tsx'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

/** Why there is no pick on a market. */
export function Passes({ decisions }: Pick<GamePage, 'decisions'>) {
  return (
    <ul className="grid gap-1">
      {decisions
        .filter(({ isPick }) => !isPick)
        .map(({ market, text }) => (
          <li key={market} className="flex flex-wrap items-baseline gap-2">
            <Badge>Passed</Badge>
            <span className="text-sm text-soft">{market}</span> {withTrueMinus(text)}
          </li>
        ))}
    </ul>
  )
}
