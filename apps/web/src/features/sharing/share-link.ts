import type { ShareUrls } from '@fairline/contract'

export type SharePlatform = keyof ShareUrls['shareUrls']

/** Where a platform’s link has the shared text. */
const textParameters: Readonly<Record<SharePlatform, string>> = {
  twitter: 'text',
  facebook: 'quote',
  reddit: 'title',
  telegram: 'text',
  whatsapp: 'text',
}

interface ShareLinkOptions {
  readonly platform: SharePlatform
  readonly text: string
  /** Where this app is found: WhatsApp has no place for it but the text. */
  readonly site: string
}

/** A link of the API with another text in place of its own. */
export function shareLink(apiLink: string, { platform, text, site }: ShareLinkOptions): string {
  const link = new URL(apiLink)
  link.searchParams.set(textParameters[platform], platform === 'whatsapp' ? `${text} ${site}` : text)
  return link.href
}
