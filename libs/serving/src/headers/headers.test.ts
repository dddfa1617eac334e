import { describe, expect, it } from 'vitest'
import { answerHeaders } from './answer-headers.ts'
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

describe('answerHeaders', () => {
  it('allow nothing that a site does not declare', () => {
    expect(answerHeaders({ isSecure: false })['content-security-policy']).toContain("default-src 'none'")
  })

  it('sends Strict-Transport-Security over TLS alone', () => {
    expect(answerHeaders({ isSecure: true })['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect(answerHeaders({ isSecure: false })['strict-transport-security']).toBeUndefined()
  })
})
