/** The headers of pages by the rules of MDN’s HTTP Observatory (docs: scoring), which begin at 100. */
import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { policiesOf } from '../../security-headers.ts'

type Headers = Readonly<Record<string, string | undefined>>

const env = { SITE_ORIGIN: 'https://site.example', CONTENT_REPOSITORY: 'house-edge' }
const styleDigest = "'sha256-LD3b5l7pmlD5gtS5i5ifLyqoSnYVjJPIBLOTxqmJqFE='"
const sixMonthsSeconds = 15_768_000

/** What each rule takes away or adds. Pages set no cookies, allow no other origin to read, and load own scripts only. */
function scoreOf(headers: Headers): number {
  return 100 + scoreOfPolicy(headers) + scoreOfTransport(headers) + scoreOfTheRest(headers)
}

function scoreOfPolicy(headers: Headers): number {
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

function scoreOfTransport({ 'strict-transport-security': header = '' }: Headers): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
  return seconds === 0 ? -20 : seconds < sixMonthsSeconds ? -10 : 0
}

function scoreOfTheRest(headers: Headers): number {
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  return (
    (headers['x-content-type-options'] === 'nosniff' ? 0 : -5) +
    (isPrivate.test(headers['referrer-policy'] ?? '') ? 5 : 0) +
    (headers['content-security-policy']?.includes('frame-ancestors') ? 5 : -20) +
    (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0)
  )
}

const { headers: siteHeaders, fileHeaders, policy: policyOf } = policiesOf(env)
const headersWith = (policy: string): Headers => ({
  ...siteHeaders,
  'content-security-policy': policy,
})

/** Twelve segments of 1,460 bytes: what two round trips carry while a page loads on the line of decision 0215. */
const twoRoundTrips = 17_520
/** The status, and what every answer of Node and every kept file says of itself. */
const otherHeadBytes = 268

describe('policiesOf: files', () => {
  it('let the largest font come in two round trips', () => {
    const font = statSync(new URL(import.meta.resolve('@house-edge/ui/fonts/petrona.woff2'))).size
    const head = Object.entries(policiesOf({ SITE_ORIGIN: 'http://localhost' }).fileHeaders)
    const bytes = head.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, otherHeadBytes)
    expect(bytes + font).toBeLessThanOrEqual(twoRoundTrips)
  })
})

describe('policiesOf', () => {
  it.each<[string, Headers]>([
    ['a status page and a redirect', siteHeaders],
    ['a file', fileHeaders],
    ['a finished page', headersWith(policyOf({ page: 'finished', styleDigests: [styleDigest] }))],
    ['a page for one visitor', headersWith(policyOf({ page: 'private', nonce: 'abc' }))],
  ])('score at least 115 at the observatory for %s', (_what, headers) => {
    expect(scoreOf(headers)).toBeGreaterThanOrEqual(115)
  })

  it('score less with inline scripts or styles', () => {
    const unfinished = headersWith(policyOf({ page: 'open' }))
    const preview = headersWith(policyOf({ page: 'draft', nonce: 'abc' }))
    expect([scoreOf(unfinished), scoreOf(preview)]).toEqual([100, 120])
  })
})
