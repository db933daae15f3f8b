import { ProbabilityBar } from '../../components/probability-bar.tsx'
import { SharpMoneyBox } from '../../components/sharp-money-box.tsx'
import { percent } from '../../lib/format.ts'
import type { Chances } from './probabilities-query.ts'
import type { UbsePick } from './ubse-pick.ts'

interface Props {
  readonly pick: UbsePick
  /** Null where they are not known. */
  readonly probabilities: Chances | null
}

const sentiments = {
  bullish: 'more books moved toward it than away',
  bearish: 'more books moved away from it than toward it',
  other: 'as many books moved toward it as away',
} as const

/** Both teams compared: win probabilities, line movement and sentiment. */
export function Matchup({ pick: { pulse, isLive }, probabilities }: Props) {
  if (!pulse && !probabilities) return null
  return (
    <details className="rounded-lg border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2 text-sm text-act">
        Matchup: win probability, sharp money, sentiment
      </summary>
      <div className="grid gap-3 px-3 pb-3 text-sm">
        {probabilities ? (
          <Sides of={probabilities} isLive={isLive} />
        ) : (
          <p className="text-soft">No win probability for this game.</p>
        )}
        {pulse && (
          <>
            <p>
              Market sentiment: <span className="font-semibold capitalize">{pulse.marketSentiment}</span>{' '}
              <span className="text-soft">({sentiments[pulse.marketSentiment]})</span>
            </p>
            <SharpMoneyBox of={pulse.sharpMoney} />
          </>
        )}
      </div>
    </details>
  )
}

function Sides({ of, isLive }: { readonly of: Chances; readonly isLive: boolean }) {
  const { awayTeam, homeTeam, awayProbability, drawProbability, homeProbability } = of
  if (awayProbability === null || homeProbability === null)
    return <p className="text-soft">Live win probability not known: no live odds right now.</p>
  const parts = [
    { name: awayTeam, value: awayProbability, color: 'var(--away-bar)' },
    ...(drawProbability === null ? [] : [{ name: 'Draw', value: drawProbability, color: 'var(--draw-bar)' }]),
    { name: homeTeam, value: homeProbability, color: 'var(--home-bar)' },
  ]
  return (
    <div className="grid gap-1">
      <ProbabilityBar parts={shares(parts)} note={isLive ? 'As the game stands now.' : 'Model and market combined.'} />
      {parts.map(({ name, value }) => (
        <p key={name} className="flex justify-between gap-3">
          <span className="min-w-0 break-words">{name}</span>
          <span className="scoreboard font-semibold">{percent(value)}</span>
        </p>
      ))}
      <p className="text-xs text-soft">
        {homeTeam}
        {isLive && ' before the game'}: model only {percent(of.ratingHome)}
        {of.marketHome === null ? ', no market yet' : `, market (vig-free) ${percent(of.marketHome)}`}.
      </p>
    </div>
  )
}

/** Widths that fill the bar, rounding included. */
function shares<Part extends { readonly value: number }>(parts: readonly Part[]): Part[] {
  const sum = parts.reduce((total, { value }) => total + value, 0)
  return sum > 0 ? parts.map((part) => ({ ...part, value: (100 * part.value) / sum })) : [...parts]
}
