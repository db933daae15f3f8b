/** What a password protects: the AI mode, and what only operators may do. */
export type GateName = 'ai' | 'operator'

/** The password of each gate; null if none is set. */
export type Passwords = Readonly<Record<GateName, string | null>>

export const gateNames: readonly GateName[] = ['ai', 'operator']
