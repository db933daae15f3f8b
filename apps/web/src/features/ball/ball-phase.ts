/** What the ball is doing. `answered` shows picks, `empty` says that there are none. */
export type BallPhase = 'idle' | 'shaking' | 'answered' | 'empty'

/** How long a phase lasts before the next, in milliseconds; idle lasts until a tap. */
export const phaseLasts: Readonly<Record<Exclude<BallPhase, 'idle'>, number>> = {
  shaking: 2000,
  answered: 10_000,
  empty: 5000,
}

/** Particles of the burst that a tap sets off; they fly for one second. */
export const PARTICLES = 15
