declare module 'negotiator' {
  /** The part of negotiator that is used; its published types do not know `preferred`. */
  export class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> })
    /** @returns the best available coding, ties broken by preference; undefined if the client accepts none */
    encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined
  }
}
