import { signed } from '../lib/format.ts'

interface Props {
  /** The quoted line a probability was carried over from; null or absent if it rests on quotes of its own line. */
  readonly from: number | null | undefined
  /** Whether it is a handicap, which has a sign. */
  readonly handicap?: boolean
}

/** Says next to a probability that it rests on another line: such a bet is never recommended. */
export function CarriedOver({ from, handicap = false }: Props) {
  if (from === null || from === undefined) return null
  return <p className="text-sm text-caution">Probability carried over from {handicap ? signed(from) : from}</p>
}
