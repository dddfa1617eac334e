import { isJsonObject, textAt } from '../json/json.ts'

/** What a `ref` parameter asks for. */
type RequestedRef =
  | { kind: 'plain'; ref: string }
  | { kind: 'release'; releaseRef: string; masterRef: string }
  | {
      kind: 'preview'
      /** The address of the session, as given. */
      token: string
      draftRef: string
      sessionId: string
    }
  /** A cookie of the toolbar with no preview in it. */
  | { kind: 'none' }

/**
 * Reads a `ref`, in every shape clients send it.
 *
 * A preview arrives as the address of its session, or as the whole cookie that
 * the toolbar keeps, which is JSON by repository. A browser sends that cookie
 * still percent-encoded. All of them may be encoded more than once.
 */
export function parseRef(text: string, repositoryName: string): RequestedRef {
  const decoded = decodeFully(text.trim())
  if (decoded.startsWith('{')) return parseCookie(decoded, repositoryName)
  if (/^https?:\/\//.test(decoded)) return parseSessionAddress(decoded)

  const [releaseRef = '', masterRef] = decoded.split('~')
  return masterRef === undefined
    ? { kind: 'plain', ref: decoded }
    : { kind: 'release', releaseRef, masterRef }
}

function parseCookie(text: string, repositoryName: string): RequestedRef {
  let cookie: unknown
  try {
    cookie = JSON.parse(text)
  } catch {
    return { kind: 'plain', ref: text }
  }
  if (!isJsonObject(cookie)) return { kind: 'plain', ref: text }

  const entries = Object.entries(cookie).filter(([key]) => key !== '_tracker')
  const own = entries.find(([key]) => key.split('.')[0] === repositoryName) ?? entries[0]
  const [, entry] = own ?? []
  const preview =
    typeof entry === 'string' ? entry : isJsonObject(entry) ? textAt(entry, 'preview') : undefined
  if (preview === undefined) return { kind: 'none' }
  return /^https?:\/\//.test(preview) ? parseSessionAddress(preview) : parseRef(preview, repositoryName)
}

function parseSessionAddress(address: string): RequestedRef {
  let url: URL
  let path: string
  try {
    url = new URL(address)
    path = decodeURIComponent(url.pathname)
  } catch {
    return { kind: 'plain', ref: address }
  }
  const [, draftRef = ''] = /^\/previews\/[^:/]*:([^/]+)$/.exec(path) ?? []
  return {
    kind: 'preview',
    token: address,
    draftRef,
    sessionId: url.searchParams.get('websitePreviewId') ?? '',
  }
}

/** Undoes percent-encoding until there is a URL or JSON, or nothing left to undo. */
function decodeFully(text: string): string {
  let current = text
  for (let round = 0; round < 4 && current.includes('%') && !/^(\{|https?:\/\/)/.test(current); round++) {
    try {
      current = decodeURIComponent(current)
    } catch {
      return current
    }
  }
  return current
}
