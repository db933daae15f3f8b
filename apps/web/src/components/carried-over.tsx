import { signed } from '../lib/format.ts'

interface Props {
  /** The quoted line that a probability rests on next to its own; null or absent if enough books quote its own. */
  readonly from: number | null | undefined
  /** Whether it is a handicap, which has a sign. */
  readonly handicap?: boolean
}

/** Says next to a probability that it rests on another line: such a bet is never recommended. Of two lines that few books quote each rests on the other. */
export function CarriedOver({ from, handicap = false }: Props) {
  if (from === null || from === undefined) return null
  return <p className="text-sm text-caution">Probability rests on the odds of {handicap ? signed(from) : from}, too</p>
}
