/** The headers of pages by the rules of MDN’s HTTP Observatory (docs: scoring), which begin at 100. @module */

/** By their names in small letters. */
export type SentHeaders = Readonly<Record<string, string | undefined>>

const sixMonthsSeconds = 15_768_000

/** What each rule takes away or adds. Pages set no cookies, allow no other origin to read, and load own scripts only. */
export function scoreOf(headers: SentHeaders): number {
  return 100 + scoreOfPolicy(headers) + scoreOfTransport(headers) + scoreOfTheRest(headers)
}

function scoreOfPolicy(headers: SentHeaders): number {
  const text = headers['content-security-policy']
  if (text === undefined) return -25
  const policy = new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  const sourcesOf = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = sourcesOf('script-src')
  const isStrict = scripts.some((source) => source.startsWith("'nonce-"))
  const isInline = scripts.includes("'unsafe-inline'") && !isStrict
  if (isInline || ['script-src', 'object-src'].some((name) => sourcesOf(name).some(isAnywhere))) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (sourcesOf('style-src').includes("'unsafe-inline'")) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function isAnywhere(source: string): boolean {
  return ['*', 'https:', 'data:'].includes(source)
}

function scoreOfTransport({ 'strict-transport-security': header = '' }: SentHeaders): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
  return seconds === 0 ? -20 : seconds < sixMonthsSeconds ? -10 : 0
}

function scoreOfTheRest(headers: SentHeaders): number {
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  return (
    (headers['x-content-type-options'] === 'nosniff' ? 0 : -5) +
    (isPrivate.test(headers['referrer-policy'] ?? '') ? 5 : 0) +
    (headers['content-security-policy']?.includes('frame-ancestors') ? 5 : -20) +
    (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0)
  )
}
