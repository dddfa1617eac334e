/** The forms in which a body is kept. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Preferred first where a client has no preference of its own. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity']

const known = new Map<string | undefined, Encoding>()
const mostKnown = 256

/**
 * Chooses the form a client gets (RFC 9110 §12.5.3).
 *
 * A client that refuses every form gets the plain one: that is what the
 * standard lets a server do, and better than nothing.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const before = known.get(header)
  if (before !== undefined) return before
  const chosen = weigh(header)
  // Browsers send a handful of headers between them; anybody else's are not kept for long.
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

/** A weight that cannot be read makes the form as good as any. */
function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return 1
  const weight = Number(quality.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 1
}
