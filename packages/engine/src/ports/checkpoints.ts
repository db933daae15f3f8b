/** Where the engine saves what it has learned, so that a restart continues from there. */
export interface Checkpoints {
  /** Reads the last checkpoint, as it was written; null if there is none, or it was damaged since. */
  read(): Promise<string | null>
  /** Replaces the last checkpoint; resolves once it is safe. */
  write(text: string): Promise<void>
  /** Keeps a checkpoint that cannot be used for a later look; resolves with where it is kept, in words. */
  setAside?(text: string): Promise<string>
}
