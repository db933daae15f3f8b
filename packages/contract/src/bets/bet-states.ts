/** The states of a bet: before the start of its game, from then on, and once it is over. */
export const betStates = ['upcoming', 'live', 'ended'] as const
