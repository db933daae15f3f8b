import type { ParlayPicks } from '@fairline/contract'
import type { BallPhase } from '../features/ball/ball-phase.ts'
import { noneWorthMaking } from '../lib/none-worth-making.ts'

/** What the ball's texts depend on: its phase, and the picks as far as they are loaded. */
export interface BallState {
  readonly phase: BallPhase
  readonly noGames: boolean
  /** Undefined if no picks have been loaded yet. */
  readonly answer: ParlayPicks | undefined
  readonly failed: boolean
}

/** The text in the ball's window. It says no only if prices were checked. */
export function faceOf({ phase, noGames, answer, failed }: BallState): string {
  if (noGames) return 'NO GAMES'
  if (phase === 'answered') return answer?.picks.pick2 ? 'TWO PICKS' : 'ONE PICK'
  if (phase !== 'empty') return 'ASK ME'
  if (!answer) return failed ? 'ASK AGAIN' : 'ONE MOMENT'
  return answer.reason === 'still-learning' ? 'NOT YET' : 'NOT TODAY'
}

/** The same for screen readers, and as a line below the ball. */
export function spokenOf({ phase, answer, failed }: BallState): string {
  if (phase === 'shaking') return 'Checking every price…'
  if (phase === 'answered') return answer?.picks.pick2 ? 'Two picks, below' : 'One pick, below'
  if (phase !== 'empty') return 'Tap the ball, or press Enter, for today’s two picks'
  if (!answer) return failed ? 'Couldn’t load picks' : 'Loading picks…'
  return noPick(answer)
}

/** Why there is no pick: the ball looks at games to come. */
const noPick = ({ reason, inPlay }: ParlayPicks): string =>
  reason === 'picks' || reason === 'no-bet-worth-making' ? noneWorthMaking(inPlay) : otherWords[reason]

const otherWords = {
  'no-games': 'No games available today',
  'still-learning': 'Learning from past games: picks start within minutes',
} as const
