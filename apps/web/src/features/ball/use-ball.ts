import { useEffect, useState } from 'react'
import { type BallPhase, phaseLasts } from './ball-phase.ts'

interface BallOptions {
  readonly hasPicks: boolean
  /** Whether the picks are still loading: until they are there, or have failed, the ball waits for them. */
  readonly isLoading: boolean
  /** Whether someone is reading the result with the keyboard: it stays meanwhile. */
  readonly isHeld: boolean
}

type Step = 'idle' | 'shaking' | 'result'

/** The ball's phases on a timer. `bursts` counts the taps it reacted to. */
export function useBall({ hasPicks, isLoading, isHeld }: BallOptions) {
  const [step, setStep] = useState<Step>('idle')
  const [bursts, setBursts] = useState(0)
  const phase = phaseOf(step, hasPicks)
  const isPaused = phase !== 'shaking' && (isHeld || (phase === 'empty' && isLoading))
  useEffect(() => {
    if (phase === 'idle' || isPaused) return
    const timer = setTimeout(() => setStep(phase === 'shaking' ? 'result' : 'idle'), phaseLasts[phase])
    return () => clearTimeout(timer)
  }, [phase, isPaused])
  const tap = () => {
    if (phase === 'shaking') return
    setBursts((count) => count + 1)
    setStep('shaking')
  }
  return { phase, bursts, tap }
}

const phaseOf = (step: Step, hasPicks: boolean): BallPhase => {
  if (step !== 'result') return step
  return hasPicks ? 'answered' : 'empty'
}
