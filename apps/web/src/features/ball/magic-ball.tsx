import { type PointerEvent, useRef } from 'react'
import type { BallPhase } from './ball-phase.ts'
import { Burst } from './burst.tsx'

interface Props {
  readonly phase: BallPhase
  readonly bursts: number
  /** What surfaces in the window. */
  readonly face: string
  readonly onTap: () => void
}

/** The signature: a real object that leans towards the pointer, shakes, clears and answers. */
export function MagicBall({ phase, bursts, face, onTap }: Props) {
  const ball = useRef<HTMLButtonElement>(null)
  const lean = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const across = (clientX - box.left) / box.width - 0.5
    const down = (clientY - box.top) / box.height - 0.5
    currentTarget.style.setProperty('--tilt-y', `${(across * 16).toFixed(1)}deg`)
    currentTarget.style.setProperty('--tilt-x', `${(-down * 16).toFixed(1)}deg`)
  }
  const settle = () => {
    ball.current?.style.setProperty('--tilt-y', '0deg')
    ball.current?.style.setProperty('--tilt-x', '0deg')
  }
  return (
    <div className="relative grid place-items-center">
      <button
        ref={ball}
        type="button"
        className="ball"
        data-phase={phase}
        aria-label={`${face}: ask the magic ball for today’s picks`}
        aria-disabled={phase === 'shaking'}
        onClick={onTap}
        onPointerMove={lean}
        onPointerLeave={settle}
      >
        <span className="ball-window">
          <span key={face} className="ball-surface">
            <span className="ball-die" />
            <span className="ball-answer">{face}</span>
          </span>
        </span>
      </button>
      {bursts > 0 && <Burst key={bursts} />}
    </div>
  )
}
