import { isMeaningless, type PlainRequest } from '../door/plain-request.ts'
import { keyOf } from './decide-fast-path.ts'
import type { PageVariants } from './page-entries.ts'

/** Chooses variants by requests. */
interface VariantChoice {
  /** `undefined` where a site has one variant or none. */
  variantOf: (headers: Readonly<Record<string, string | undefined>>) => string | undefined
  /** The key of the page that a plain request gets. Such a request can have only a cookie to choose by. */
  keyOfPlain: (request: PlainRequest) => string
}

/** Creates the choice between the variants of a site. */
export function createVariantChoice(variants: PageVariants | undefined): VariantChoice {
  if (!variants || variants.values.length === 1)
    return { variantOf: () => undefined, keyOfPlain: ({ url }) => url }
  /** Whether a plain request has everything that its variant depends on. */
  const isPlain = variants.varies.every((name) => name === 'cookie' || !isMeaningless(name))
  const variantOf: VariantChoice['variantOf'] = (headers) => {
    const value = variants.choose(headers)
    return variants.values.includes(value) ? value : variants.values[0]
  }
  return {
    variantOf,
    keyOfPlain: ({ url, cookie }) => (isPlain ? keyOf(url, variantOf({ cookie })) : url),
  }
}
