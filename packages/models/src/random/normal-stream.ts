import type { RandomStream } from './random-stream.ts'

/** Layers of equal area under the bell curve, the end of the lowest, and that area. */
const [LAYERS, END, AREA] = [128, 3.442619855899, 9.91256303526217e-3]

const bell = (x: number) => Math.exp(-0.5 * x * x)
const edges = layerEdges()
/** Share of each layer that lies below the curve whatever the height. */
const shares = Float64Array.from({ length: LAYERS }, (_, i) => (edges[i + 1] as number) / (edges[i] as number))

function layerEdges(): Float64Array {
  const found = new Float64Array(LAYERS + 1)
  found[0] = AREA / bell(END)
  found[1] = END
  for (let i = 2; i < LAYERS; i++) {
    const before = found[i - 1] as number
    found[i] = Math.sqrt(-2 * Math.log(AREA / before + bell(before)))
  }
  return found
}

/**
 * Standard normal numbers from a stream of even ones.
 *
 * @param next  numbers in [0, 1) of 32 bits
 * @returns the stream
 * @throws never
 * @source the ziggurat method of Marsaglia & Tsang in Doornik's form; checked here against the normal share
 */
export function normalStream(next: RandomStream): () => number {
  return () => {
    for (;;) {
      const bits = (next() * 4294967296) >>> 0
      const layer = bits & (LAYERS - 1)
      const across = ((bits >>> 7) + 0.5) / 16777216 - 1
      const edge = edges[layer] as number
      const x = across * edge
      if (Math.abs(across) < (shares[layer] as number)) return x
      if (layer === 0) return across < 0 ? -tail(next) : tail(next)
      const [low, high] = [
        Math.exp(0.5 * (x * x - edge * edge)),
        Math.exp(0.5 * (x * x - (edges[layer + 1] as number) ** 2)),
      ]
      if (high + next() * (low - high) < 1) return x
    }
  }
}

/** A number beyond the end of the lowest layer. */
function tail(next: RandomStream): number {
  for (;;) {
    const [x, y] = [-Math.log(1 - next()) / END, -Math.log(1 - next())]
    if (2 * y >= x * x) return END + x
  }
}
