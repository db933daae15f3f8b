import { percent } from '../lib/format.ts'

interface Side {
  readonly name: string
  /** Probability to beat a league-average opponent on neutral ground, 0–1. */
  readonly strength: number
}

/** Both sides' strengths from the middle outwards: the longer arm is the stronger side. */
export function StrengthBar({ away, home }: { readonly away: Side; readonly home: Side }) {
  const gap = Math.abs(away.strength - home.strength)
  const stronger = away.strength > home.strength ? away : home
  return (
    <div
      role="img"
      aria-label={`Strength: ${away.name} ${percent(100 * away.strength)}, ${home.name} ${percent(100 * home.strength)}; ${
        gap === 0 ? 'even' : `${stronger.name} stronger by ${(100 * gap).toFixed(1)} points`
      }`}
      className="grid grid-cols-2 gap-x-0.5"
    >
      <Arm side={away} color="var(--away-bar)" towards="left" />
      <Arm side={home} color="var(--home-bar)" towards="right" />
    </div>
  )
}

function Arm(arm: { readonly side: Side; readonly color: string; readonly towards: 'left' | 'right' }) {
  const left = arm.towards === 'left'
  return (
    <div className={left ? '' : 'text-right'}>
      <div className={`flex h-2.5 bg-sunken ${left ? 'justify-end rounded-l-full' : 'rounded-r-full'}`}>
        <div
          className={left ? 'rounded-l-full' : 'rounded-r-full'}
          style={{ width: `${100 * Math.max(0, Math.min(1, arm.side.strength))}%`, background: arm.color }}
        />
      </div>
      <p className="mt-1 truncate px-1 text-xs text-soft">
        {left && <Strength of={arm.side} />} {arm.side.name} {!left && <Strength of={arm.side} />}
      </p>
    </div>
  )
}

const Strength = ({ of }: { readonly of: Side }) => (
  <span className="font-semibold text-ink">{percent(100 * of.strength)}</span>
)
