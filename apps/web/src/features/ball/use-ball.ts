import { useEffect, useState } from 'react'
import { type BallPhase, nextPhase, phaseLasts, tapped } from './ball-phase.ts'

/** The ball's phases on a timer. `bursts` counts the taps that were heard. */
export function useBall(hasPicks: boolean): { phase: BallPhase; bursts: number; tap: () => void } {
  const [phase, setPhase] = useState<BallPhase>('idle')
  const [bursts, setBursts] = useState(0)
  useEffect(() => {
    if (phase === 'idle') return
    const timer = setTimeout(() => setPhase(nextPhase(phase, hasPicks)), phaseLasts[phase])
    return () => clearTimeout(timer)
  }, [phase, hasPicks])
  const tap = () => {
    if (phase === 'shaking') return
    setBursts((count) => count + 1)
    setPhase(tapped(phase))
  }
  return { phase, bursts, tap }
}
