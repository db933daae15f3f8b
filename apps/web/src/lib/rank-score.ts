/** The documented formula, as every screen explains it. */
export const RANK_SCORE = 'Rank score = confidence × 0.4 + EV in percent × 0.3 + win probability × 0.3.'
