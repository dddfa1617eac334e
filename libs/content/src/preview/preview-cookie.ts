import { faultOfToken, type PreviewSource } from './preview-token.ts'

/** The cookie in which the vendor's toolbar and ours keep the current preview. */
export const previewCookie = 'io.prismic.preview'

const maxValueLength = 4_096

/**
 * Reads the ref to preview from the cookie's value.
 *
 * The value is a raw token, or the toolbar's JSON `{"_tracker":…,"{repo}.prismic.io":{"preview":token}}`,
 * either of them possibly still percent-encoded. A cookie with only a tracker is not a preview; neither is
 * one for another repository, or with a token of another service.
 */
export function readPreviewCookie(value: string | undefined, source: PreviewSource): string | undefined {
  if (!value || value.length > maxValueLength) return undefined
  for (const text of decodings(value)) {
    const token = text.startsWith('{') ? tokenOfJson(text, source.repositoryName) : text
    if (token !== undefined && faultOfToken(token, source) === undefined) return token
  }
  return undefined
}

/** The value as it is, decoded once, decoded twice: some clients encode what is encoded. */
function decodings(value: string): string[] {
  const once = decode(value)
  return [...new Set([value, once, decode(once)])]
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function tokenOfJson(text: string, repositoryName: string): string | undefined {
  try {
    const json = JSON.parse(text) as Record<string, { preview?: unknown } | undefined>
    const preview = json[`${repositoryName}.prismic.io`]?.preview
    return typeof preview === 'string' ? preview : undefined
  } catch {
    return undefined
  }
}
