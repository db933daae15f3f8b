/** Where the engine leaves what it has learnt, to go on from there after a restart. */
export interface Checkpoints {
  /** The last one written; null where there is none. */
  read(): Promise<string | null>
  /** Replaces the last one; returns once it is safe. */
  write(text: string): Promise<void>
}
