import { describe, expect, it } from 'vitest'
import { checkConfig, ConfigError } from './config.ts'

const right = {
  CONTENT_REPOSITORY: 'house-edge',
  BACKEND_URL: 'http://localhost:54321',
  BACKEND_PUBLISHABLE_KEY: 'sb_publishable_x',
}

function faultsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    checkConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

describe('checkConfig', () => {
  it('accepts the least that a site needs', () => {
    expect(faultsOf(right)).toEqual([])
  })

  it('reports every fault at once', () => {
    expect(faultsOf({ SITE_ORIGIN: 'ftp://site.example', AUTH_SIGN_IN_PATH: 'login' })).toHaveLength(5)
  })

  it.each([['65536'], ['-1'], ['http']])('refuses the port %s', (PORT) => {
    expect(faultsOf({ ...right, PORT })).toEqual([expect.stringMatching(/^PORT: /)])
  })

  it.each([
    [undefined, 'BACKEND_URL: supabaseUrl is required.'],
    ['', 'BACKEND_URL: supabaseUrl is required.'],
    ['  ', 'BACKEND_URL: supabaseUrl is required.'],
    ['localhost:54321', 'BACKEND_URL: Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.'],
    ['ftp://backend.example', 'BACKEND_URL: Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.'],
    ['http://', 'BACKEND_URL: Invalid supabaseUrl: Provided URL is malformed.'],
  ])("refuses the backend address %j in the vendor's words", (url, fault) => {
    expect(faultsOf({ ...right, BACKEND_URL: url })).toEqual([fault])
  })

  it("refuses a missing backend key in the vendor's words", () => {
    expect(faultsOf({ ...right, BACKEND_PUBLISHABLE_KEY: undefined })).toEqual([
      'BACKEND_PUBLISHABLE_KEY: supabaseKey is required.',
    ])
  })

  it('refuses a repository name that could not be one', () => {
    expect(faultsOf({ ...right, CONTENT_REPOSITORY: 'a b' })).toHaveLength(1)
  })

  it('refuses half of what an edge needs', () => {
    const url = { SITE_EDGE_URL: 'http://edge.example' }
    const secret = { SITE_EDGE_SECRET: 'a secret of sixteen or more' }
    expect(faultsOf({ ...right, ...url, ...secret })).toEqual([])
    for (const half of [url, secret])
      expect(faultsOf({ ...right, ...half })).toEqual([expect.stringMatching(/^SITE_EDGE_SECRET: /)])
  })

  it.each([
    ['SITE_EDGE_URL', 'http://site:password@edge.example'],
    ['SITE_EDGE_SECRET', 'a secret with a € in it'],
    ['SITE_EDGE_SECRET', 'a secret of two\nwhole lines'],
  ])('refuses what no message to an edge can carry: %s', (name, value) => {
    const edge = { SITE_EDGE_URL: 'http://edge.example', SITE_EDGE_SECRET: 'a secret of sixteen or more' }
    expect(faultsOf({ ...right, ...edge, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: `)),
    ])
  })

  it('refuses two answers to what to show', () => {
    expect(faultsOf({ ...right, CONTENT_REF: 'x', CONTENT_RELEASE_LABEL: 'Spring' })).toHaveLength(1)
  })

  it('refuses a webhook secret that could be guessed', () => {
    expect(faultsOf({ ...right, CONTENT_WEBHOOK_SECRET: 'secret' })).toHaveLength(1)
  })
})
