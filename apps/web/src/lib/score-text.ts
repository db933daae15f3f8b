import type { LiveScore } from '@fairline/contract'

/** `5–0, Top 7th`, away score first. */
export const scoreText = ({ away, home, clock }: LiveScore): string => `${away}–${home}, ${clock}`
