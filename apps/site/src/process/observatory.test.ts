import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { policiesOf } from '../../security-headers.ts'
import { scoreOf, type SentHeaders } from '../../testing/observatory.ts'

const env = { SITE_ORIGIN: 'https://site.example', CONTENT_REPOSITORY: 'house-edge' }
const styleDigest = "'sha256-LD3b5l7pmlD5gtS5i5ifLyqoSnYVjJPIBLOTxqmJqFE='"
const { headers: siteHeaders, fileHeaders, policy: policyOf } = policiesOf(env)
const headersWith = (policy: string): SentHeaders => ({
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
  it.each<[string, SentHeaders]>([
    ['a status page and a redirect', siteHeaders],
    ['a file', fileHeaders],
    ['a finished page', headersWith(policyOf({ page: 'finished', styleDigests: [styleDigest] }))],
    ['a page for one visitor', headersWith(policyOf({ page: 'private', nonce: 'abc' }))],
  ])('score at least 130 at the observatory for %s', (_what, headers) => {
    expect(scoreOf(headers)).toBeGreaterThanOrEqual(130)
  })

  it('score less with inline scripts or styles', () => {
    const unfinished = headersWith(policyOf({ page: 'open' }))
    const preview = headersWith(policyOf({ page: 'draft', nonce: 'abc' }))
    expect([scoreOf(unfinished), scoreOf(preview)]).toEqual([100, 120])
  })
})
