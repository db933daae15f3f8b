/** Weights of market, learned model and level believed before any line is seen: a tenth to the model, as NBA threes of 2024-25 by themselves would have it. */
export const BELIEVED = [0.9, 0.1, 0] as const
