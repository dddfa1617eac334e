import { decodePath } from './decode-path.ts'

/** What servers accept as a request line, with room for the headers beside it. */
const lengthLimit = 8192
/** A placeholder origin: the site's real address is not needed to check a path. */
const base = 'https://own-path.invalid'
// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const control = /[\u0000-\u001f\u007f]/
const dotSegment = /(?:^|\/)\.{1,2}(?:\/|$)/

/**
 * Decides whether an untrusted address is a path of this site.
 *
 * The address is parsed as a browser parses it, and the parsed form is both checked and returned, so that
 * the checked spelling is the one that is sent. An answer leads to the origin of the page that
 * contains it, wherever that is, and reading it again changes nothing.
 *
 * Refused are other origins in every spelling; control characters, which browsers drop before
 * they read; backslashes, dot segments and a second slash in front, also percent-encoded up to
 * three times, because a server behind this one may decode once more; and what is longer than
 * 8,192 characters. Query and fragment are kept as they are.
 *
 * @param address From a query, a cookie, a document, a rule; of any type.
 * @returns The path with query and fragment, fit for `Location`; `undefined` for everything else.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * @example
 * ```ts
 * findOwnPath('/odds?page=2')       // → '/odds?page=2'
 * findOwnPath('/.//evil.example')   // → undefined: a browser would read //evil.example
 * ```
 */
export function findOwnPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > lengthLimit) return undefined
  if (!address.startsWith('/') || control.test(address)) return undefined
  const url = URL.parse(address, base)
  if (url?.origin !== base) return undefined
  const [written = ''] = address.split(/[?#]/, 1)
  if (!isPlain(written) || !isPlain(url.pathname)) return undefined
  return url.href.slice(base.length)
}

/** Whether every parser reads a path the same way. */
function isPlain(path: string): boolean {
  const decoded = decodePath(path)
  return (
    !path.startsWith('//') &&
    !decoded.startsWith('//') &&
    !decoded.includes('\\') &&
    !control.test(decoded) &&
    !dotSegment.test(decoded)
  )
}
