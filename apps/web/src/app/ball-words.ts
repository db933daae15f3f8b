import type { ParlayPicks } from '@fairline/contract'
import type { BallPhase } from '../features/ball/ball-phase.ts'

/** What the ball has to go by: its phase, and what is known of the picks. */
export interface BallState {
  readonly phase: BallPhase
  readonly noGames: boolean
  /** Undefined where no picks were ever had. */
  readonly answer: ParlayPicks | undefined
  readonly failed: boolean
}

/** What stands in the ball's window. It says no only where somebody looked. */
export function faceOf({ phase, noGames, answer, failed }: BallState): string {
  if (noGames) return 'NO GAMES'
  if (phase === 'answered') return 'YES: SEE BELOW'
  if (phase !== 'empty') return 'ASK ME'
  if (!answer) return failed ? 'ASK AGAIN' : 'ONE MOMENT'
  return answer.reason === 'still-learning' ? 'NOT YET' : 'NOT TODAY'
}

/** What the ball says to who cannot see it. */
export function spokenOf({ phase, answer, failed }: BallState): string {
  if (phase === 'shaking') return 'Looking at every price…'
  if (phase === 'answered') return answer?.picks.pick2 ? 'Two picks for today, below' : 'One pick for today, below'
  if (phase !== 'empty') return 'Tap the ball, or press Enter, for today’s two picks'
  if (!answer) return failed ? 'The picks could not be had' : 'The picks are on their way'
  return emptyWords[answer.reason]
}

/** What is said where there is no pick to say. */
const emptyWords: Readonly<Record<ParlayPicks['reason'], string>> = {
  picks: 'No bet worth making right now',
  'no-bet-worth-making': 'No bet worth making right now',
  'no-games': 'No games available today',
  'still-learning': 'Past games are being learnt: picks follow within minutes',
}
