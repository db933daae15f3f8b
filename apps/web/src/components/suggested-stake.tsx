import { dollars } from '../lib/dollars.ts'
import { percent } from '../lib/format.ts'
import { useSettings } from '../lib/use-settings.ts'
import { Figure } from './figure.tsx'

const KELLY_SHARE = 0.25

/** Quarter Kelly: an amount in dollars of the visitor's bankroll, or a share of it if none is set. */
export function SuggestedStake({ kelly }: { readonly kelly: number }) {
  const { bankroll } = useSettings()
  const share = KELLY_SHARE * kelly
  return (
    <Figure
      name="Suggested stake"
      says={`Quarter Kelly: a quarter of the stake that grows a bankroll fastest if the fair probability is right. ${
        bankroll === null ? 'Set your bankroll in Settings to see an amount.' : 'Of the bankroll in your settings.'
      }`}
    >
      {bankroll === null ? percent(100 * share, 2) : dollars(Math.round(bankroll * share * 100) / 100)}
    </Figure>
  )
}
