import type { RecordingStatus } from './recorder.ts'
import { storeErrorText } from './store-error-text.ts'

const reasons: Readonly<Record<NonNullable<RecordingStatus['failure']>['kind'], string>> = {
  ...storeErrorText,
  superseded: 'another Fairline process took over the database',
  internal: 'of an error on our side',
}

/**
 * Returns a public message why nothing is recorded; null while recording works. Contains no path, address or time:
 * screens show `failure.since` in the visitor's time zone.
 */
export function recordingNotice({ failure, isFull, mayPublish }: RecordingStatus): string | null {
  if (!failure) return isFull ? 'Not publishing: recording is catching up.' : null
  const why = `because ${reasons[failure.kind]}`
  if (!isFull && !mayPublish) return `Not recording ${why}. Nothing new is published.`
  return isFull
    ? `Not recording ${why}. The outbox is full, so nothing new is published.`
    : `Not recording ${why}. New picks are kept and recorded later.`
}
