import { describe, expect, it } from 'vitest'
import { responseHeaders } from './response-headers.ts'
import { contentPolicy, type ScriptRule } from './content-policy.ts'

describe('contentPolicy', () => {
  it.each<[ScriptRule, string]>([
    ['finished', "script-src 'self'"],
    ['inline', "script-src 'self' 'unsafe-inline'"],
    [{ nonce: 'abc' }, "script-src 'nonce-abc' 'strict-dynamic'"],
    [{ nonce: 'abc', files: true }, "script-src 'self' 'nonce-abc'"],
  ])('of scripts %j says %s', (scripts, said) => {
    expect(contentPolicy({ 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] }, scripts)).toBe(
      `default-src 'none'; img-src 'self' data:; ${said}`,
    )
  })

  it('lets a site name more sources for scripts', () => {
    expect(contentPolicy({ 'script-src': ['https://vendor.example'] }, 'finished')).toBe(
      "script-src 'self' https://vendor.example",
    )
  })
})

describe('responseHeaders', () => {
  it('allow nothing that a site does not declare', () => {
    expect(responseHeaders({ isSecure: false })['content-security-policy']).toContain("default-src 'none'")
  })

  it('sends Strict-Transport-Security over TLS alone', () => {
    expect(responseHeaders({ isSecure: true })['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect(responseHeaders({ isSecure: false })['strict-transport-security']).toBeUndefined()
  })
})
