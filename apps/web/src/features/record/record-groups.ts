import type { TrackRecord } from '@fairline/contract'
import { isInBand, type PickKind } from '../../lib/pick-kind.ts'

export type RecordGroup = TrackRecord['byMarket'][number]

const marketNames: Readonly<Record<string, string>> = {
  moneyline: 'Moneyline',
  'three-way': 'Three-way',
  spread: 'Spread',
  total: 'Total',
}

const bandName = (band: string): string =>
  band === 'not known' ? 'Confidence not known' : `${band}% to beat the close`

/** The picks by market, named for the screen. */
export const byMarket = (record: TrackRecord): RecordGroup[] =>
  record.byMarket.map((group) => ({ ...group, name: marketNames[group.name] ?? group.name }))

/** The picks by band of confidence, named for the screen. */
export const byConfidence = (record: TrackRecord): RecordGroup[] =>
  record.byConfidence.map((group) => ({ ...group, name: bandName(group.name) }))

/** The markets and bands of confidence that some of the kinds belong to, named for the screen. */
export function groupsLike(record: TrackRecord, kinds: readonly PickKind[]): RecordGroup[] {
  const markets = record.byMarket.filter(({ name }) => kinds.some(({ market }) => market === name))
  const bands = record.byConfidence.filter(({ name }) => kinds.some(({ confidence }) => isInBand(name, confidence)))
  return [...byMarket({ ...record, byMarket: markets }), ...byConfidence({ ...record, byConfidence: bands })]
}
