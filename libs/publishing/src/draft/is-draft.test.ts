import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isDraft, withoutDraft } from './is-draft.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

let build: string
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'is-draft-'))
  mkdirSync(build, { recursive: true })
  writeFileSync(join(build, 'prerender-manifest.json'), '{"preview":{"previewModeId":"abc=def"}}')
})
afterAll(() => rmSync(build, { recursive: true }))

const site = { distDir: () => relative(process.cwd(), build) }
const withCookie = (cookie: string) => new Headers({ cookie })

describe('isDraft', () => {
  it('believes the build’s own secret alone', () => {
    expect(isDraft(site, withCookie('a=1; __prerender_bypass=abc=def'))).toBe(true)
    for (const cookie of ['__prerender_bypass=forged', '__prerender_bypass=', 'a=abc=def', ''])
      expect(isDraft(site, withCookie(cookie))).toBe(false)
  })

  it.each(['__prerender_bypass="abc=def"', '__prerender_bypass=abc=def; __prerender_bypass=forged'])(
    'decides as the server in front does: %s',
    (cookie) => expect(isDraft(site, withCookie(cookie))).toBe(true),
  )

  // What costs the square of the length takes minutes, and the test's own time limit ends it.
  it.each([';=', 'a=b; ', '=', ' '])('reads 100,000 characters of "%s" once', (unit) => {
    const headers = withCookie(`x${unit.repeat(100_000 / unit.length)}x`)
    expect(isDraft(site, headers)).toBe(false)
    withoutDraft(headers)
  })
})

describe('withoutDraft', () => {
  it('removes the cookie of draft mode and no other', () => {
    const headers = withCookie('a=1; __prerender_bypass=x; b=2=3')
    withoutDraft(headers)
    expect(headers.get('cookie')).toBe('a=1; b=2=3')
  })
})
