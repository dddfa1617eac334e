import { describe, expect, it, vi } from 'vitest'
import { BackendVariables } from './backend-variables.ts'
import { readOnce } from './check-environment.ts'
import { ContentVariables } from './content-variables.ts'
import { SiteVariables } from './site-variables.ts'
import { settingsOfPages } from './settings-of-pages.ts'

describe('settingsOfPages', () => {
  it('has what pages show, and no secret', () => {
    const secrets = [
      'SITE_EDGE_SECRET',
      'CONTENT_ACCESS_TOKEN',
      'CONTENT_WEBHOOK_SECRET',
      'BACKEND_SECRET_KEY',
    ]
    for (const name of secrets) vi.stubEnv(name, `a-secret:${name}`)
    vi.stubEnv('SITE_EDGE_URL', 'http://edge.example')
    vi.stubEnv('SITE_ORIGIN', 'https://site.example')
    vi.stubEnv('CONTENT_REPOSITORY', 'house-edge')
    vi.stubEnv('BACKEND_URL', 'https://backend.example')
    vi.stubEnv('BACKEND_PUBLISHABLE_KEY', 'sb_publishable_key')
    const read = [SiteVariables, ContentVariables, BackendVariables].map((part) => readOnce(part)())
    const text = settingsOfPages(Object.assign({}, ...read) as Parameters<typeof settingsOfPages>[0])
    expect(text).not.toContain('a-secret')
    expect(JSON.parse(text)).toMatchObject({
      SITE_ORIGIN: 'https://site.example',
      CONTENT_REPOSITORY: 'house-edge',
      BACKEND_URL: 'https://backend.example',
      SITE_MARKETS: ['GB', 'IE'],
    })
  })

  it('is one text, in whichever order settings come', () => {
    const one = settingsOfPages({ SITE_ORIGIN: 'https://a.example', SITE_DEFAULT_MARKET: 'GB', PORT: 3000 })
    expect(one).toBe(
      settingsOfPages({ SITE_DEFAULT_MARKET: 'GB', PORT: 3001, SITE_ORIGIN: 'https://a.example' }),
    )
    expect(one).not.toBe(settingsOfPages({ SITE_ORIGIN: 'https://b.example', SITE_DEFAULT_MARKET: 'GB' }))
  })
})
