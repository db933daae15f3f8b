/** What picks of the track record are grouped by, of one bet. */
export interface PickKind {
  /** `moneyline`, `spread` … */
  readonly market: string
  /** Percent; null if it is not known. */
  readonly confidence: number | null
}

/** The overlay that shows the track record of such picks. */
export const recordOverlay = (kinds: readonly PickKind[]): string =>
  kinds.length === 0 ? 'record' : `record:${kinds.map(textOf).join(';')}`

const textOf = ({ market, confidence }: PickKind): string => `${market}@${confidence ?? ''}`

/** Reads what `recordOverlay` wrote after the colon; what is no kind is left out. */
export const readPickKinds = (text: string): PickKind[] =>
  text.split(';').flatMap((part) => {
    const [, market, confidence = ''] = /^([a-z-]+)@([\d.]*)$/.exec(part) ?? []
    if (market === undefined) return []
    return [{ market, confidence: confidence === '' ? null : Number(confidence) }]
  })

/** Whether a confidence lies in a band of the track record: `55–65`, from 55 to below 65, or `not known`. */
export function isInBand(band: string, confidence: number | null): boolean {
  const [from, to] = band.split('–').map(Number)
  if (from === undefined || to === undefined) return confidence === null
  return confidence !== null && confidence >= from && (confidence < to || to === 100)
}
