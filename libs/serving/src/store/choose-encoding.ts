/** The encodings in which a body is stored. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first, for clients without a preference. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity']

const known = new Map<string | undefined, Encoding>()
const mostKnown = 256

/**
 * Chooses the encoding for a client (RFC 9110 §12.5.3).
 *
 * A client that refuses every encoding gets the plain body, which the standard allows.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const before = known.get(header)
  if (before !== undefined) return before
  const chosen = weigh(header)
  // Browsers send only a handful of different headers, so a small cache is enough.
  if (known.size >= mostKnown) known.clear()
  if (header === undefined || header.length <= 128) known.set(header, chosen)
  return chosen
}

function weigh(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      return [name === 'x-gzip' ? 'gzip' : name, weightOf(parameters)]
    }),
  )
  const weightIn = (encoding: Encoding): number =>
    weights.get(encoding) ??
    (encoding === 'identity' ? (weights.get('*') === 0 ? 0 : 0.0001) : (weights.get('*') ?? 0))
  const best = offered.reduce((one, other) => (weightIn(other) > weightIn(one) ? other : one))
  return weightIn(best) > 0 ? best : 'identity'
}

/** An unreadable weight counts as 1. */
function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return 1
  const weight = Number(quality.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 1
}

/** Whether a client takes gzip where brotli is not offered, which all take that take brotli and say so without weights. */
export function takesGzip(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && chooseEncoding(header.replaceAll(/\bbr\b/g, '')) === 'gzip'
}
