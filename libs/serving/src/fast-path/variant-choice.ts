import { canChoosePlainly, type PlainRequest } from '../door/plain-request.ts'
import { keyOf } from './decide-fast-path.ts'
import type { PageVariants } from './page-entries.ts'

/** Chooses variants by requests. */
interface VariantChoice {
  /** `undefined` where a site has one variant or none. */
  variantOf: (headers: Readonly<Record<string, string | undefined>>) => string | undefined
  /** The key of the page that a plain request gets. Such a request has only cookies and `plainHeaders` to choose by. */
  keyOfPlain: (request: PlainRequest) => string
  /** Headers besides cookies that choose a variant. Plain requests may have them. */
  plainHeaders: readonly string[]
}

/** Most visitors have no cookie that chooses, or one of a few. A session is longer. Number, and characters. */
const most = 256
const longest = 256
/** No header has this value. */
const absent = '\r'

/** Creates the choice between the variants of a site. */
export function createVariantChoice(variants: PageVariants | undefined): VariantChoice {
  if (!variants || variants.values.length === 1)
    return { variantOf: () => undefined, keyOfPlain: ({ url }) => url, plainHeaders: [] }
  /** Whether a plain request has everything that its variant depends on. */
  const isPlain = variants.varies.every((name) => canChoosePlainly(name))
  const plainHeaders = isPlain ? variants.varies.filter((name) => name !== 'cookie') : []
  const known = new Map<string, string | undefined>()
  const variantOf: VariantChoice['variantOf'] = (headers) => {
    const value = variants.choose(headers)
    return variants.values.includes(value) ? value : variants.values[0]
  }
  const remember = (asked: string, headers: Record<string, string | undefined>): string | undefined => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const value = variantOf(headers)
    if (asked.length > longest) return value
    if (known.size >= most) known.clear()
    known.set(asked, value)
    return value
  }
  const plainVariantOf = ({ cookie, choosing }: PlainRequest): string | undefined => {
    // Its letters would take as long to compare as to choose by.
    if (cookie !== undefined && cookie.length > longest) return variantOf({ ...choosing, cookie })
    if (choosing === undefined) return remember(`cookie ${cookie ?? absent}`, { cookie })
    const asked = plainHeaders.map((name) => choosing[name] ?? absent).join('\n')
    return remember(`${asked}\ncookie ${cookie ?? absent}`, { ...choosing, cookie })
  }
  return {
    variantOf,
    keyOfPlain: (request) => (isPlain ? keyOf(request.url, plainVariantOf(request)) : request.url),
    plainHeaders,
  }
}
