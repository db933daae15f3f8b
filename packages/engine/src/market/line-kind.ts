/** Markets on a whole game that have a line. */
export const lineKinds = ['spread', 'total'] as const
export type LineKind = (typeof lineKinds)[number]
