/** Rows of numbers that share one block of memory. Indexes are from 0. */
export interface NumberRows {
  count(): number
  /** Appends a row. @returns its index */
  add(values: readonly number[]): number
  /** Appends many rows, one after another. */
  addAll(cells: Float64Array | Float32Array): void
  row(index: number): number[]
  /** All rows one after another: a view, which is old once a row is added. */
  cells(): Float64Array | Float32Array
  /** Replaces a row. */
  set(index: number, values: readonly number[]): void
}

/** The block grows by this factor: doubling it would leave half of it empty. */
const GROWTH = 1.25
const MIN_ROWS = 64

/**
 * Rows of numbers in one typed array. Tens of thousands of rows as lists or objects of their own take several times the
 * memory, and the garbage collector visits each of them.
 *
 * @param width    numbers per row, at least 1
 * @param room     how many rows are expected: up to there the block is not copied into a larger one
 * @param Numbers  the typed array; 64-bit floats by default, which keep every number as it is, `NaN` too. 32-bit floats keep
 *   whole numbers up to 16 million
 * @returns no rows yet
 * @throws {RangeError} if a row does not have `width` numbers, or an index is of no row
 * @source definition
 * @example numberRows(2).add([1, 2]) // => 0
 */
export function numberRows(
  width: number,
  room = 0,
  Numbers: Float64ArrayConstructor | Float32ArrayConstructor = Float64Array,
): NumberRows {
  let cells: Float64Array | Float32Array = new Numbers(room * width)
  let rows = 0

  function write(index: number, values: readonly number[]): void {
    if (values.length !== width) throw new RangeError(`a row has ${width} numbers, got ${values.length}`)
    cells.set(values, index * width)
  }

  function grow(room: number): void {
    const larger = new Numbers(room * width)
    larger.set(cells)
    cells = larger
  }

  function check(index: number): void {
    if (!Number.isInteger(index) || index < 0 || index >= rows)
      throw new RangeError(`there is no row ${index} of ${rows}`)
  }

  return {
    count: () => rows,
    add(values) {
      if ((rows + 1) * width > cells.length) grow(Math.ceil(Math.max(MIN_ROWS, rows * GROWTH)))
      write(rows, values)
      rows += 1
      return rows - 1
    },
    addAll(added) {
      const count = added.length / width
      if (!Number.isInteger(count)) throw new RangeError(`rows have ${width} numbers each, got ${added.length}`)
      if ((rows + count) * width > cells.length) grow(rows + count)
      cells.set(added, rows * width)
      rows += count
    },
    row(index) {
      check(index)
      const values: number[] = []
      for (let at = index * width; at < (index + 1) * width; at++) values.push(cells[at] as number)
      return values
    },
    cells: () => cells.subarray(0, rows * width),
    set(index, values) {
      check(index)
      write(index, values)
    },
  }
}
