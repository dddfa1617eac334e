import { decodeSegment } from '../table/decode-segment.ts'

const plain = /^[/\w.~-]*$/
const dotSegment = /^\.{1,2}$/

/**
 * The canonical spelling of a path: decoded once, composed (NFC), encoded again, without a trailing slash.
 *
 * @returns `undefined` for what no rule can stand for: malformed encoding, empty
 *   or dot segments, backslashes and control characters, as they are or encoded.
 */
export function pathKey(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  if (trimmed === '/') return trimmed
  if (plain.test(trimmed) && !trimmed.includes('//') && !trimmed.includes('/.')) return trimmed
  const segments: string[] = []
  for (const written of trimmed.slice(1).split('/')) {
    const segment = decodeSegment(written)
    if (segment === undefined || segment === '' || dotSegment.test(segment)) return undefined
    if (/[\p{Cc}\\/]/u.test(segment)) return undefined
    segments.push(encodeURIComponent(segment.normalize('NFC')))
  }
  return `/${segments.join('/')}`
}
