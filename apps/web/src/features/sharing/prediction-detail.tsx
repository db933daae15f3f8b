import { type SharePrediction, shareUrls, trackShare } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { call } from '../../lib/call.ts'
import { toasts } from '../../lib/toasts.ts'
import { useCopied } from '../../lib/use-copied.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { type SharePlatform, shareLink } from './share-link.ts'
import { shareText } from './share-text.ts'

const platforms = [
  ['twitter', 'Twitter'],
  ['facebook', 'Facebook'],
  ['reddit', 'Reddit'],
  ['telegram', 'Telegram'],
  ['whatsapp', 'WhatsApp'],
] as const
/** As documented: the window a platform opens in, in pixels. */
export const POPUP = 'width=600,height=400'

/** Sent and forgotten; what fails is only logged, as documented. */
function track(predictionId: string, platform: SharePlatform | 'copy'): void {
  call(trackShare, { body: { predictionId, platform } }).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the documents want a failure logged, and nothing else
    console.warn('The share was not counted.', error)
  })
}

/** One prediction with its text, tags and the places it can be shared. */
export function PredictionDetail({
  prediction,
  isSimulated,
  onBack,
}: {
  readonly prediction: SharePrediction
  readonly isSimulated: boolean
  readonly onBack: () => void
}) {
  const { id, hashtags } = prediction
  const { odds } = useSettings()
  const text = shareText(prediction, { odds, isSimulated })
  const { copied, copy } = useCopied()
  const links = useQuery({
    queryKey: [shareUrls.path, id],
    queryFn: ({ signal }) => call(shareUrls, { signal, places: { id } }),
  })
  const urls = links.data?.shareUrls

  const share = (platform: SharePlatform) => {
    const url = urls?.[platform]
    if (!url) return
    const link = shareLink(url, { platform, text, site: `${window.location.origin}/` })
    const opened = window.open(link, '_blank', POPUP)
    // It must not reach back into this page.
    if (opened) opened.opener = null
    else toasts.tell('Your browser blocked the window. Copy the text instead.', 'against')
    track(id, platform)
  }
  const copyLink = async () => {
    const link = `${window.location.origin}/?show=share:${encodeURIComponent(id)}`
    if (await copy(link)) track(id, 'copy')
  }
  return (
    <div className="grid gap-4">
      <Button look="bare" className="justify-self-start" onClick={onBack}>
        ← Back to the list
      </Button>
      <p className="rounded-xl border border-line bg-raised p-4 whitespace-pre-line select-all">{text}</p>
      <Button className="justify-self-start" onClick={() => void copy(text)}>
        {copied === text ? 'Copied!' : 'Copy Text'}
      </Button>
      <section aria-label="Share on Social Media">
        <h3 className="mb-2 font-semibold">Share on Social Media</h3>
        {links.isError && <p className="mb-2 text-sm text-against">⚠ Failed to generate share links.</p>}
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {platforms.map(([key, name]) => (
            <Button key={key} disabled={!urls} onClick={() => share(key)}>
              {name}
            </Button>
          ))}
          <Button onClick={() => void copyLink()}>
            {copied?.startsWith(window.location.origin) ? 'Copied!' : 'Copy Link'}
          </Button>
        </div>
      </section>
      <section aria-label="Suggested hashtags" className="flex flex-wrap gap-2">
        {hashtags.map((tag) => (
          <Button key={tag} look="bare" onClick={() => void copy(`#${tag}`)}>
            {copied === `#${tag}` ? 'Copied!' : `#${tag}`}
          </Button>
        ))}
      </section>
      <p className="text-sm text-soft">
        All shared predictions are for entertainment only, not for actual gambling, and all insights are anonymized.
      </p>
    </div>
  )
}
