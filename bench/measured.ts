/** One figure of a benchmark, lower or higher as its unit says, with what it is compared to. */
export interface Measured {
  readonly name: string
  readonly figure: number
  readonly unit: string
  readonly against?: { readonly name: string; readonly figure: number }
}
