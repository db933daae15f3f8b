/**
 * Whether If-None-Match names this version of a response. Compares weakly (RFC 9110, 13.1.2): a proxy that compresses
 * again makes a strong tag weak, but the version is the same.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const opaque = opaqueTag(etag)
  return ifNoneMatch.split(',').some((tag) => opaqueTag(tag.trim()) === opaque)
}

const opaqueTag = (etag: string): string => (etag.startsWith('W/') ? etag.slice(2) : etag)
