import { sinceText } from '../lib/format.ts'
import { useRecording } from '../lib/recording.ts'
import { useAppNow } from '../lib/use-app-now.ts'
import { useSettings } from '../lib/use-settings.ts'

/** Says why picks are not recorded or published right now, and since when; takes no room while they are. */
export function RecordingNotice({ className = '' }: { readonly className?: string }) {
  const recording = useRecording()
  // A live region announces only what changes in it, so it is there before there is anything to say.
  return <div role="status">{recording?.notice && <Notice className={className} {...recording} />}</div>
}

interface NoticeProps {
  readonly className: string
  readonly notice: string | null
  readonly notRecordingSince: string | null
}

function Notice({ className, notice, notRecordingSince }: NoticeProps) {
  const { zone } = useSettings()
  const now = useAppNow(60_000)
  return (
    <p className={`text-balance text-sm text-caution ${className}`}>
      <span aria-hidden="true">⚠</span> {notice}
      {notRecordingSince !== null && (
        <>
          {' '}
          <time dateTime={notRecordingSince} className="inline-block">
            Since {sinceText(notRecordingSince, zone, now)}.
          </time>
        </>
      )}
    </p>
  )
}
