/** One row of a file: its cells by column name. An absent column reads as an empty cell. */
export interface Row {
  get(column: string): string
  readonly text: string
}
