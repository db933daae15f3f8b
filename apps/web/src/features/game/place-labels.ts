/** A text on a chart, in pixels. */
export interface ChartLabel {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
}

/** Wide enough for digits at the chart's font size. */
const CHARACTER_PX = 6.6
const GAP_PX = 6

/** Keeps the labels that do not overlap an earlier one sideways. @param labels  the most important first */
export function placeLabels(labels: readonly ChartLabel[]): ChartLabel[] {
  const placed: ChartLabel[] = []
  for (const label of labels) {
    const [from, to] = extentOf(label)
    const isFree = placed.every((other) => {
      const [otherFrom, otherTo] = extentOf(other)
      return to + GAP_PX <= otherFrom || otherTo + GAP_PX <= from
    })
    if (isFree) placed.push(label)
  }
  return placed
}

function extentOf({ text, x, anchor }: ChartLabel): readonly [from: number, to: number] {
  const width = text.length * CHARACTER_PX
  return anchor === 'start' ? [x, x + width] : [x - width, x]
}
