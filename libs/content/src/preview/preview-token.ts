import { PreviewInvalidError } from '../errors/preview-invalid-error.ts'

/** Which previews belong to this site. */
export interface PreviewSource {
  repositoryName: string
  /** The address of the document API. */
  endpoint: string
  /** Further origins whose preview links are ours, for example a public name of the content service. */
  origins?: readonly string[] | undefined
}

/** A well-formed preview link. The service may still refuse it. */
export interface PreviewLink {
  documentId: string
  /** Used as the ref. */
  token: string
}

const maxTokenLength = 1_024

/**
 * Reads document id and token from the address an editor's preview opens.
 *
 * @throws {PreviewInvalidError} `missing`, `malformed`, or `foreign` when the token is of another repository.
 */
export function readPreviewLink(url: URL, source: PreviewSource): PreviewLink {
  const documentId = url.searchParams.get('documentId')
  const token = url.searchParams.get('token')
  if (!documentId || !token) throw new PreviewInvalidError('missing')
  if (!/^[\w-]{1,128}$/.test(documentId)) throw new PreviewInvalidError('malformed')
  const fault = faultOfToken(token, source)
  if (fault) throw new PreviewInvalidError(fault)
  return { documentId, token }
}

/**
 * What is wrong with a preview token: an address `…/previews/{ref}:{draft}?websitePreviewId={id}`
 * at the repository's own host. Anything else would let a stranger choose what this server requests, and
 * fill caches with arbitrary refs.
 */
export function faultOfToken(token: string, source: PreviewSource): 'malformed' | 'foreign' | undefined {
  const url = token.length <= maxTokenLength ? URL.parse(token) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) return 'malformed'
  if (!originsOf(source).includes(url.origin)) return 'foreign'
  const isShaped =
    /^\/previews\/[\w~-]+(?::[\w~-]+)?$/.test(url.pathname) &&
    /^[\w~-]{1,128}$/.test(url.searchParams.get('websitePreviewId') ?? '')
  return isShaped ? undefined : 'malformed'
}

/** Whether two tokens are of one preview: a new one is made with each save. */
export function isSamePreview(a: string, b: string, source: PreviewSource): boolean {
  if (faultOfToken(a, source) ?? faultOfToken(b, source)) return false
  return sessionOfToken(a) === sessionOfToken(b)
}

/** The session a token belongs to. */
export function sessionOfToken(token: string): string {
  return new URL(token).searchParams.get('websitePreviewId') ?? ''
}

function originsOf({ repositoryName, endpoint, origins = [] }: PreviewSource): string[] {
  const service = new URL(endpoint)
  // A hosted repository reads at its CDN name and previews at its plain one.
  const hosted = service.hostname.endsWith('.cdn.prismic.io') ? [`https://${repositoryName}.prismic.io`] : []
  return [service.origin, ...hosted, ...origins.map((origin) => new URL(origin).origin)]
}
